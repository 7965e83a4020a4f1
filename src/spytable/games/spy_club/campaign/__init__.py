"""The campaign of Spy Club: five cases, and the cards that change them (CL-26 to CL-35)."""

from __future__ import annotations

from spytable.games.spy_club.campaign.course import Campaign

__all__ = ["Campaign"]
