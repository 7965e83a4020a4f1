# Needs python3 (3.11 or newer, with venv), make, a C compiler, and a network the first time.
# Without a C compiler all works too, slower: the engines then run as plain Python. The tests drive
# a Chromium: the one that is there or in $CHROMIUM, else they install Debian's that has no window,
# which costs a quarter less.

PY ?= python3
UV_VERSION := 0.13.7
# Tests wait for pages and clocks as much as they compute.
WORKERS ?= 3
# Processes that do nothing but compute, beside the tests of `make test-loaded`.
BURNERS ?= 4
# More arguments: `make test ARGS="-k undo"`, `make lock ARGS=--upgrade`, `make bench ARGS=--help`.
ARGS ?=

UV := .tools/bin/uv
UV_STAMP := .tools/.uv-$(UV_VERSION)
BIN := .venv/bin

# npm in web, with the Node of .venv.
NPM := $(BIN)/python web_build.py npm

# Each kind of set-up has its stamp, and making one removes the others.
READY := .venv/.ready$(if $(filter-out 0,$(SPYTABLE_PURE)),-pure)$(if $(filter-out 0,$(SPYTABLE_NO_WEB)),-no-web)
# The files whose first line is the mark of a compiled source (awk's %c 35 is the number sign).
COMPILED := $(shell find src -name '*.py' -exec \
  awk 'FNR == 1 && $$0 == sprintf("%c compiled", 35) { print FILENAME }' {} + 2>/dev/null)
# What the web client is made from: its sources, and the words and rules in the package.
CLIENT := $(if $(filter-out 0,$(SPYTABLE_NO_WEB)),,$(shell \
  find web -name node_modules -prune -o -type f -print; find src -name '*.ftl' -o -name '*.md'))

.PHONY: help setup play terminal serve web-dev types test test-loaded soak faults balance format chromium bench bench-server bench-beats bench-page pictures lock clean
.DELETE_ON_ERROR:

help:
	@echo "make setup   leave a working .venv/bin/spytable"
	@echo "make play    play in your browser"
	@echo "make terminal  play a game in the terminal"
	@echo "make serve   serve tables to browsers and programs"
	@echo "make web-dev the pages of a running server, anew at every edit"
	@echo "make types   TypeScript of what the server sends, from its Python types"
	@echo "make test    style, types and all tests"
	@echo "make test-loaded  the same on a busy machine: no test may depend on its speed"
	@echo "make format  write all sources in the one style"
	@echo "make soak    the same laws on many more games, in parts; goes on where it was stopped"
	@echo "make faults  whether the tests find faults that are put into the engines"
	@echo "make balance whether the components of our own design are fair"
	@echo "make bench   how fast the engines are, side by side with others"
	@echo "make bench-server  the server under load, side by side with boardgame.io"
	@echo "make bench-beats   whether the time of bots tells anything on a busy machine"
	@echo "make bench-page    how fast the pages are in a browser"
	@echo "make pictures  those of README.md, taken anew"
	@echo "make lock    write requirements.lock anew (ARGS=--upgrade for newer packages)"
	@echo "make clean   remove all that the other targets made"

setup: $(READY)
	@echo "Ready: $(BIN)/spytable"

play: $(READY)
	@$(BIN)/spytable serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/spytable play agent_hunter $(ARGS)

serve: $(READY)
	@$(BIN)/spytable serve $(ARGS)

# Talks to the server at $SPYTABLE_SERVER, else to that of `make serve`.
web-dev: .venv/.installed
	@$(NPM) run --silent dev -- $(ARGS)

test: export SPYTABLE_REQUIRE_COMPILED := 1
test: $(READY) chromium
	@echo "Checking style and types…"
	@! grep -n '"resolved"' web/package-lock.json  # it names no server either
	@$(NPM) run --silent check
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --strict
	@echo "Running the tests…"
	@$(NPM) run --silent test
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

# TypeScript of the messages, moves, events and Intel, from their Python types.
types: .venv/.installed
	@$(BIN)/python -c 'import web_build; web_build.install_packages()'
	@$(BIN)/python web_types.py

# All tests, with as much other work on the machine as $(BURNERS) processes can make.
test-loaded:
	@echo "Burning processor time in $(BURNERS) processes beside the tests…"
	@for each in $$(seq $(BURNERS)); do $(PY) -c 'while True: pass' & burners="$$burners $$!"; done; \
	trap 'kill $$burners' EXIT; $(MAKE) test

soak: export SPYTABLE_REQUIRE_COMPILED := 1
soak: $(READY)
	@$(BIN)/python tests/soak.py $(ARGS)

# Goes on where it was stopped, as `make balance` does.
faults: $(READY)
	@$(BIN)/python tests/faults.py $(ARGS)

balance: $(READY)
	@for script in bench/balance/*.py; do $(BIN)/python $$script || exit; done

format: .venv/.installed
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format --quiet
	@$(NPM) run --silent format

chromium:
	@if [ -n "$$CHROMIUM" ]; then set -- "$$CHROMIUM"; else set -- chromium-headless-shell chromium chromium-browser google-chrome; fi; \
	for name; do if command -v "$$name" >/dev/null; then exit 0; fi; done; \
	if [ -z "$$CHROMIUM" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the tests…"; \
	  apt-get update -qq; \
	  for name in chromium-headless-shell chromium; do \
	    apt-get install -y -qq --no-install-recommends "$$name" >/dev/null && exit 0; \
	  done; \
	fi; \
	echo "ERROR: the tests need Chromium: install it, or set CHROMIUM to the path of one." >&2; exit 1

bench: $(READY)
	@$(BIN)/spytable bench engine $(ARGS)

bench-server: $(READY)
	@$(BIN)/python -m bench.load $(ARGS)

bench-beats: $(READY)
	@$(BIN)/python bench/beats.py $(ARGS)

bench-page: $(READY) chromium
	@$(BIN)/python bench/page.py $(ARGS)

pictures: $(READY) chromium
	@PYTHONPATH=.:tests $(BIN)/python docs/pictures.py $(ARGS)

# The build requirements are locked with the rest. The lock names packages, versions and hashes,
# never where they come from.
lock: $(UV_STAMP)
	@echo "Resolving the packages…"
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	  | $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links --group dev $(ARGS) pyproject.toml - -o requirements.lock
	@! grep -nE '://|file:|@ |^-' requirements.lock

clean:
	rm -rf .venv .tools build dist web/node_modules src/spytable/static bench/boardgame_io/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(UV_STAMP):
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spytable needs Python 3.11 or newer: make PY=/path/to/python3")'
	@echo "Fetching uv $(UV_VERSION) into .tools…"
	@$(PY) -m venv --clear .tools
	@.tools/bin/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/.installed: $(UV_STAMP) requirements.lock pyproject.toml hatch_build.py web_build.py
	@echo "Installing the packages of requirements.lock into .venv…"
	@[ -x $(BIN)/python ] || $(UV) venv --quiet --python .tools/bin/python .venv
	@$(UV) pip sync --quiet --python .venv --require-hashes requirements.lock
	@SPYTABLE_PURE=1 SPYTABLE_NO_WEB=1 $(UV) pip install --quiet --python .venv --no-deps --no-build-isolation \
	  --reinstall-package spytable --editable .
	@touch $@

# Does nothing long when no compiled source, nothing that one imports, and nothing of the web client
# has changed.
$(READY): .venv/.installed $(COMPILED) $(CLIENT)
	@rm -f .venv/.ready .venv/.ready-*
	@$(BIN)/python hatch_build.py $@

-include $(READY).d
