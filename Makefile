# Needs python3 (3.11 or newer, with venv), make, a C compiler, and a network the first time.
# Without a C compiler all works too, slower: the engines then run as plain Python.

PY ?= python3
UV_VERSION := 0.13.7
WORKERS ?= 2
# More arguments: `make test ARGS="-k undo"`, `make lock ARGS=--upgrade`, `make bench ARGS=--help`.
ARGS ?=

UV := .tools/bin/uv
UV_STAMP := .tools/.uv-$(UV_VERSION)
BIN := .venv/bin

# Compiled and pure set-ups have each their stamp, and making one removes the other.
READY := .venv/.ready$(if $(filter-out 0,$(SPYTABLE_PURE)),-pure)
# The files whose first line is the mark of a compiled source (awk's %c 35 is the number sign).
COMPILED := $(shell find src -name '*.py' -exec \
  awk 'FNR == 1 && $$0 == sprintf("%c compiled", 35) { print FILENAME }' {} + 2>/dev/null)

.PHONY: help setup play serve test soak bench bench-server lock clean
.DELETE_ON_ERROR:

help:
	@echo "make setup   leave a working .venv/bin/spytable"
	@echo "make play    play a game in the terminal"
	@echo "make serve   serve tables to browsers and programs"
	@echo "make test    style, types and all tests"
	@echo "make soak    the same laws on many more games"
	@echo "make bench   how fast the engines are, side by side with others"
	@echo "make bench-server  the server under load, side by side with boardgame.io"
	@echo "make lock    write requirements.lock anew (ARGS=--upgrade for newer packages)"
	@echo "make clean   remove all that the other targets made"

setup: $(READY)
	@echo "Ready: $(BIN)/spytable"

play: $(READY)
	@$(BIN)/spytable play agent_hunter $(ARGS)

serve: $(READY)
	@$(BIN)/spytable serve $(ARGS)

test: export SPYTABLE_REQUIRE_COMPILED := 1
test: $(READY)
	@echo "Checking style and types…"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --strict
	@echo "Running the tests…"
	@$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

soak: export SPYTABLE_REQUIRE_COMPILED := 1
soak: $(READY)
	@echo "Running the laws on many more games (this takes long)…"
	@SPYTABLE_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

bench: $(READY)
	@$(BIN)/spytable bench engine $(ARGS)

bench-server: $(READY)
	@$(BIN)/python -m spytable.bench.server $(ARGS)

# The build requirements are locked with the rest. The lock names packages, versions and hashes,
# never where they come from.
lock: $(UV_STAMP)
	@echo "Resolving the packages…"
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	  | $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links --group dev $(ARGS) pyproject.toml - -o requirements.lock
	@! grep -nE '://|file:|@ |^-' requirements.lock

clean:
	rm -rf .venv .tools build dist bench/boardgame_io/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(UV_STAMP):
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spytable needs Python 3.11 or newer: make PY=/path/to/python3")'
	@echo "Fetching uv $(UV_VERSION) into .tools…"
	@$(PY) -m venv --clear .tools
	@.tools/bin/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/.installed: $(UV_STAMP) requirements.lock pyproject.toml hatch_build.py
	@echo "Installing the packages of requirements.lock into .venv…"
	@[ -x $(BIN)/python ] || $(UV) venv --quiet --python .tools/bin/python .venv
	@$(UV) pip sync --quiet --python .venv --require-hashes requirements.lock
	@SPYTABLE_PURE=1 $(UV) pip install --quiet --python .venv --no-deps --no-build-isolation \
	  --reinstall-package spytable --editable .
	@touch $@

# Does nothing long when no compiled source, and nothing that one imports, has changed.
$(READY): .venv/.installed $(COMPILED)
	@rm -f .venv/.ready .venv/.ready-pure
	@$(BIN)/python hatch_build.py $@

-include $(READY).d
