"""Doors for research: every registered game behind the interfaces of other libraries."""
