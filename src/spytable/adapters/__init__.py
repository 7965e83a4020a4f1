"""The games behind other people's doors: environments as research libraries expect them."""

from __future__ import annotations


def not_installed(missing: ImportError, extra: str) -> ImportError:
    """What to say where a library of an extra is not there."""
    need = f"{missing.name} is not installed, which this door needs"
    return ModuleNotFoundError(f"{need}: pip install 'spytable[{extra}]'", name=missing.name)
