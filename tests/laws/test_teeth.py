"""The laws bite: each fault put into the toy game is caught by the law that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import laws.rivals.dead_drop as rivals
import toy.events
import toy.game
from laws import (
    test_bots,
    test_keys,
    test_law_01_someone_can_act,
    test_law_02_the_game_ends,
    test_law_03_chance_sums_to_one,
    test_law_04_round_trips,
    test_law_05_non_interference,
    test_law_06_sampling_fits,
    test_law_07_replay,
    test_law_08_undo,
    test_law_10_node_counts,
    test_law_11_conserved_things,
    test_law_12_blind_and_right,
    test_law_13_retelling,
    test_observations,
)
from laws.play import whole
from laws.settings import Setting
from spytable.kernel import retelling
from spytable.kernel.chance import Outcomes, below
from spytable.kernel.intel import Intel
from spytable.kernel.observation import CHOICE, COUNTS, EVERYBODY, NUMBER, OWNER, Field
from spytable.kernel.refusal import Refusal
from spytable.kernel.state import OMNISCIENT, State, mix
from toy.events import Bid, DropEvent, Drops, events
from toy.intel import DropIntel, intel_of
from toy.intel import layout as drop_layout
from toy.retelling import retell
from toy.state import (
    BAG,
    BID,
    BIDDING,
    COINS,
    COPIES,
    DEALT,
    DROPPED,
    DROPPING,
    KEY,
    PHASE,
    WON,
    Drop,
    Terms,
)

SETTING = Setting("dead_drop", 3, (("kinds", 3), ("rounds", 2), ("coins", 2)))

Patch = pytest.MonkeyPatch
Seen = tuple[DropEvent, ...]
Law = Callable[[Setting], None]

one = test_law_01_someone_can_act
five = test_law_05_non_interference
six = test_law_06_sampling_fits
eight = test_law_08_undo
twelve = test_law_12_blind_and_right
thirteen = test_law_13_retelling
SECRETS = five.test_law_5_what_a_seat_must_not_know_changes_nothing_it_sees
OBSERVED = six.test_law_6_a_sample_is_observed_like_the_truth
LEARNS = eight.test_law_8_nobody_learns_anything_hidden_from_what_can_be_taken_back


def caught(law: Law) -> None:
    with pytest.raises(AssertionError):
        law(SETTING)


def looked(patch: Patch, change: Callable[[Drop, DropIntel], DropIntel]) -> None:
    """Intel is changed before anybody gets it."""
    patch.setattr(toy.game, "intel_of", lambda drop, viewer: change(drop, intel_of(drop, viewer)))


# -- secrets that get out -----------------------------------------------------------------


def test_a_document_in_the_intel_is_caught(monkeypatch: Patch) -> None:
    def leak(drop: Drop, intel: DropIntel) -> DropIntel:
        return msgspec.structs.replace(intel, dealt=intel_of(drop, OMNISCIENT).dealt)

    looked(monkeypatch, leak)
    caught(SECRETS)


def test_who_has_bid_in_the_intel_is_caught(monkeypatch: Patch) -> None:
    def leak(drop: Drop, intel: DropIntel) -> DropIntel:
        return msgspec.structs.replace(intel, to_act=intel_of(drop, OMNISCIENT).to_act)

    looked(monkeypatch, leak)
    caught(SECRETS)
    caught(one.test_law_1_every_viewer_knows_who_can_act_and_what_it_can_do_itself)
    caught(
        test_law_07_replay.test_law_7_in_a_simultaneous_choice_a_seat_sees_only_how_far_it_is_itself
    )


def test_a_drop_in_the_log_is_caught(monkeypatch: Patch) -> None:
    def leak(before: Drop, actor: int, action: int, after: Drop, viewer: int) -> Seen:
        dropping = action >= before.terms.drop
        return events(before, actor, action, after, OMNISCIENT if dropping else viewer)

    monkeypatch.setattr(toy.events, "events", leak)
    caught(SECRETS)


def test_a_bid_in_the_log_is_caught(monkeypatch: Patch) -> None:
    def leak(before: Drop, actor: int, action: int, after: Drop, viewer: int) -> Seen:
        seen = events(before, actor, action, after, viewer)
        return seen or (Bid(actor, 0),)

    monkeypatch.setattr(toy.events, "events", leak)
    caught(SECRETS)


def test_a_secret_in_the_key_is_caught(monkeypatch: Patch) -> None:
    apply = Drop.apply

    def leak(self: Drop, actor: i64, action: i64) -> None:
        apply(self, actor, action)
        self.cells[KEY] = mix(self.cells[KEY], action)

    monkeypatch.setattr(Drop, "apply", leak)
    caught(SECRETS)


def test_a_game_that_only_says_it_hides_nothing_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rivals, "OPEN", True, raising=False)
    monkeypatch.setattr(rivals, "OWN", frozenset({"viewer"}), raising=False)
    caught(SECRETS)
    caught(five.test_law_5_where_nothing_is_hidden_all_know_and_see_the_same)


def test_a_game_that_does_not_say_it_hides_nothing_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(five, "holds_secret", lambda *_: False)
    caught(SECRETS)


def test_bids_that_hinder_each_other_are_caught(monkeypatch: Patch) -> None:
    legal = Drop.legal

    def leak(self: Drop, seat: i64) -> tuple[int, ...]:
        taken = [self.cells[BID + s] for s in range(seat)] if seat >= 0 else []
        return tuple(a for a in legal(self, seat) if a == 0 or a not in taken)

    monkeypatch.setattr(Drop, "legal", leak)
    caught(one.test_law_1_every_viewer_knows_who_can_act_and_what_it_can_do_itself)
    caught(SECRETS)


# -- observations that tell too much ----------------------------------------------------------


def observed(patch: Patch, change: Callable[[Field], Field | None]) -> None:
    """Fields are changed or left out."""

    def layout(terms: Terms) -> tuple[Field, ...]:
        return tuple(found for found in map(change, drop_layout(terms)) if found is not None)

    patch.setattr(toy.game, "layout", layout)


@pytest.mark.parametrize("secret", ["dealt", "bid", "dropped"])
def test_a_secret_that_is_told_to_everybody_is_caught(monkeypatch: Patch, secret: str) -> None:
    opened = test_observations.opened
    observed(monkeypatch, lambda field: opened(field) if field.name == secret else field)
    caught(OBSERVED)
    caught(SECRETS)


def test_a_bag_that_can_be_counted_is_caught(monkeypatch: Patch) -> None:
    def counted(field: Field) -> Field:
        bag = Field("bag", EVERYBODY, NUMBER, BAG, most=COPIES, cells=field.cells)
        return bag if field.name == "unseen" else field

    observed(monkeypatch, counted)
    caught(OBSERVED)
    caught(SECRETS)


def test_a_document_that_is_deduced_by_peeking_is_caught(monkeypatch: Patch) -> None:
    def peek(self: Drop, viewer: i64) -> vec[i64]:
        return vec[i64](list(self.cells[BAG : BAG + 3]))

    monkeypatch.setattr(Drop, "deduced", peek)
    caught(OBSERVED)
    caught(SECRETS)


def test_a_drop_that_the_game_tells_the_wrong_seat_is_caught(monkeypatch: Patch) -> None:
    told = Drop.told
    monkeypatch.setattr(Drop, "told", lambda self, to, at, viewer: not told(self, to, at, viewer))
    caught(OBSERVED)
    caught(SECRETS)


def test_a_table_that_no_longer_waits_for_who_has_bid_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Drop, "awaited", lambda self, _: self.to_act())
    caught(OBSERVED)
    caught(SECRETS)


def test_a_field_that_is_kept_from_some_for_nothing_is_caught(monkeypatch: Patch) -> None:
    def closed(field: Field) -> Field:
        coins = Field("coins", OWNER, NUMBER, COINS, most=field.most, stride=1)
        return coins if field.name == "coins" else field

    observed(monkeypatch, closed)
    keeps = test_observations.test_every_field_that_not_all_are_told_keeps_something_back
    with pytest.raises(AssertionError, match="coins"):
        keeps("dead_drop")


# -- observations that tell too little, or not what they say ----------------------------------


def test_an_observation_without_the_coins_is_caught(monkeypatch: Patch) -> None:
    observed(monkeypatch, lambda field: None if field.name == "coins" else field)
    caught(test_observations.test_who_may_do_something_else_observes_something_else)


def test_more_in_the_bag_than_there_can_be_is_caught(monkeypatch: Patch) -> None:
    def fewer(field: Field) -> Field:
        return Field("bag", EVERYBODY, COUNTS, BAG, most=1) if field.name == "unseen" else field

    observed(monkeypatch, fewer)
    caught(test_observations.test_no_number_of_an_observation_is_beyond_its_most)


def test_a_field_that_tells_nothing_is_caught(monkeypatch: Patch) -> None:
    def blank(field: Field) -> Field:
        return Field("won", EVERYBODY, CHOICE, WON, 3, table=[]) if field.name == "won" else field

    observed(monkeypatch, blank)
    with pytest.raises(AssertionError, match="won"):
        test_observations.test_every_field_of_an_observation_changes_in_some_game("dead_drop")


# -- sampling that is wrong -------------------------------------------------------------------


def test_a_deal_that_forgets_how_many_are_left_is_caught(monkeypatch: Patch) -> None:
    def even(self: Drop, seats: list[int], rng: Random) -> None:
        c = self.cells
        for seat in seats:
            if c[DEALT + seat] >= 0:
                c[BAG + c[DEALT + seat]] += 1
        for seat in seats:
            kinds = [kind for kind, _ in self.bag()]
            c[DEALT + seat] = kinds[below(rng, len(kinds))]
            c[BAG + c[DEALT + seat]] -= 1

    monkeypatch.setattr(Drop, "_deal_again", even)
    caught(twelve.test_law_12_samples_are_as_frequent_as_exact_enumeration_says)


def test_a_drop_guessed_too_often_is_caught(monkeypatch: Patch) -> None:
    def skewed(self: Drop, others: list[int], rng: Random) -> None:
        c = self.cells
        for r in range(3):
            if c[WON + r] in others and c[WON + r] >= 0 and r < c[1] + (c[PHASE] == 4):
                c[DROPPED + r] = 0 if below(rng, 9) < 4 else 1

    monkeypatch.setattr(Drop, "_drop_again", skewed)
    caught(twelve.test_law_12_samples_are_as_frequent_as_exact_enumeration_says)


def test_a_sample_that_keeps_the_truth_is_caught(monkeypatch: Patch) -> None:
    again = Drop._deal_again

    def keep(self: Drop, seats: list[int], rng: Random) -> None:
        again(self, [s for s in seats if s != 1 or self.cells[DEALT + s] < 0], rng)

    monkeypatch.setattr(Drop, "_deal_again", keep)
    caught(twelve.test_law_12_rivals_give_equal_samples)


def test_a_sample_that_forgets_an_own_bid_is_caught(monkeypatch: Patch) -> None:
    again = Drop._bid_again

    def forget(self: Drop, others: list[int], viewer: i64, rng: Random) -> None:
        again(self, others, viewer, rng)
        if self.cells[PHASE] == BIDDING and viewer >= 0:
            self.cells[BID + viewer] = -1

    monkeypatch.setattr(Drop, "_bid_again", forget)
    caught(six.test_law_6_a_sample_looks_to_the_viewer_like_the_truth)


def test_a_sample_with_a_document_too_many_is_caught(monkeypatch: Patch) -> None:
    def no_take(self: Drop, seats: list[int], rng: Random) -> None:
        for seat in seats:
            self.cells[DEALT + seat] = 2

    monkeypatch.setattr(Drop, "_deal_again", no_take)
    caught(six.test_law_6_no_sample_has_more_or_less_in_it_than_the_game)


def test_a_key_that_tells_samples_apart_is_caught(monkeypatch: Patch) -> None:
    seed_key = Drop._seed_key

    def leak(self: Drop, seat: i64) -> None:
        seed_key(self, seat)
        self.cells[KEY + seat] = mix(self.cells[KEY + seat], self.cells[DEALT])

    monkeypatch.setattr(Drop, "_seed_key", leak)
    caught(six.test_law_6_all_samples_of_a_viewer_have_the_same_key_for_it)


# -- retellings that are wrong -----------------------------------------------------------------


Tell = Callable[..., list[tuple[int, int]]]


def dropped_otherwise(tell: Tell, own: bool) -> Tell:
    """The viewer drops the other thing; or all others do."""

    def changed(seen: object, sample: Drop, viewer: int, *more: object) -> list[tuple[int, int]]:
        drop = sample.terms.drop
        other = {drop: drop + 1, drop + 1: drop}
        steps = tell(seen, sample, viewer, *more)
        return [(s, other.get(a, a) if s >= 0 and (s == viewer) == own else a) for s, a in steps]

    return changed


def test_a_retelling_that_hands_the_truth_through_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(retelling, "retold", lambda position, *_: position.copy())
    caught(thirteen.test_law_13_rivals_are_retold_alike)
    caught(thirteen.test_law_13_other_random_numbers_tell_another_game)


def test_a_retelling_that_does_not_fit_what_was_seen_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.game, "retell", dropped_otherwise(retell, own=True))
    caught(thirteen.test_law_13_the_viewer_cannot_tell_the_retold_game_from_the_one_played)
    position = whole(SETTING, 0)
    with pytest.raises(RuntimeError, match="no whole game was found in 100 tries"):
        retelling.retold(position, position.state.cells[WON], Random(0))


def test_a_retelling_that_does_not_end_in_the_sample_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.game, "retell", dropped_otherwise(retell, own=False))
    caught(thirteen.test_law_13_the_retold_game_ends_in_the_sample)


def test_a_retelling_in_which_a_lower_seat_has_not_bid_is_caught(monkeypatch: Patch) -> None:
    tell: Tell = retell

    def late(seen: object, sample: Drop, viewer: int, *more: object) -> list[tuple[int, int]]:
        early = sample.clone()
        for seat in range(viewer):
            early.cells[BID + seat] = -1
        return tell(seen, early, viewer, *more)

    monkeypatch.setattr(toy.game, "retell", late)
    caught(thirteen.test_law_13_the_viewer_cannot_tell_the_retold_game_from_the_one_played)


# -- rules and frame that are wrong ---------------------------------------------------------


def test_a_hand_shown_without_saying_so_is_caught(monkeypatch: Patch) -> None:
    """Then the drop could be taken back although all have seen the hand."""

    def quiet(before: Drop, actor: int, action: int, after: Drop, viewer: int) -> Seen:
        seen = events(before, actor, action, after, viewer)
        if before.cells[PHASE] == DROPPING:
            seen += (Drops(actor, str(before.hand(actor))),)
        return seen

    monkeypatch.setattr(toy.events, "events", quiet)
    caught(LEARNS)


def test_chance_without_weights_is_caught(monkeypatch: Patch) -> None:
    def even(self: Drop) -> Outcomes:
        return [(kind, 1) for kind, _ in self.bag()]

    monkeypatch.setattr(Drop, "chance", even)
    caught(test_law_03_chance_sums_to_one.test_law_3_chance_sums_to_one_and_is_what_the_rules_say)


def test_more_outcomes_than_the_game_says_are_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.game.DeadDrop, "outcomes", lambda _: 2)
    caught(test_law_03_chance_sums_to_one.test_law_3_chance_sums_to_one_and_is_what_the_rules_say)


def test_a_bound_that_is_too_low_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Drop, "bound", lambda _: 14)
    caught(test_law_02_the_game_ends.test_law_2_a_random_game_ends_within_its_bound)


def test_returns_that_do_not_add_up_are_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Drop, "returns", lambda _: [1.0, -1.0, -1.0])
    caught(test_law_02_the_game_ends.test_law_2_what_the_seats_get_adds_up)


def test_actions_out_of_order_are_caught(monkeypatch: Patch) -> None:
    legal = Drop.legal
    monkeypatch.setattr(Drop, "legal", lambda self, seat: legal(self, seat)[::-1])
    caught(one.test_law_1_someone_can_act_until_the_end)


def test_two_moves_with_one_text_are_caught(monkeypatch: Patch) -> None:
    write = toy.game.DeadDrop.write

    def blur(self: toy.game.DeadDrop, move: toy.game.DropMove) -> str:
        return write(self, move).replace("prize", "hand")

    monkeypatch.setattr(toy.game.DeadDrop, "write", blur)
    caught(test_law_04_round_trips.test_law_4_every_action_is_a_move_is_a_text)


def test_a_clone_that_shares_its_cells_is_caught(monkeypatch: Patch) -> None:
    def share(self: Drop) -> Drop:
        copy = Drop()
        copy.terms, copy.cells = self.terms, self.cells
        return copy

    monkeypatch.setattr(Drop, "clone", share)
    caught(test_law_07_replay.test_law_7_a_clone_goes_its_own_way)


def test_a_prize_that_stays_in_the_bag_is_caught(monkeypatch: Patch) -> None:
    apply = Drop.apply

    def double(self: Drop, actor: i64, action: i64) -> None:
        apply(self, actor, action)
        if actor < 0:
            self.cells[BAG + action] += 1

    monkeypatch.setattr(Drop, "apply", double)
    caught(test_law_03_chance_sums_to_one.test_law_3_chance_sums_to_one_and_is_what_the_rules_say)
    caught(test_law_11_conserved_things.test_law_11_every_step_there_is_conserves_all_things)


def test_a_loser_who_pays_is_caught(monkeypatch: Patch) -> None:
    bid = Drop._bid

    def all_pay(self: Drop, seat: i64, coins: i64) -> None:
        bid(self, seat, coins)
        if self.cells[PHASE] != BIDDING and self.cells[COINS] > 0:
            self.cells[COINS] -= 1

    monkeypatch.setattr(Drop, "_bid", all_pay)
    caught(test_law_10_node_counts.test_law_10_the_second_implementation_agrees_step_by_step)


def test_a_key_that_forgets_the_bids_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Drop, "_all_see", lambda *_: None)
    caught(test_keys.test_a_seat_to_act_has_the_same_key_exactly_when_it_has_seen_the_same)


def test_a_playbook_that_peeks_is_caught(monkeypatch: Patch) -> None:
    def peek(
        self: toy.game.Dropper, state: State, seat: i64, actions: tuple[int, ...]
    ) -> vec[float]:
        other = cast(Drop, state).hand((seat + 1) % state.seats())
        return vec[float]([float(other * action) for action in actions])

    monkeypatch.setattr(toy.game.Dropper, "scores", peek)
    caught(test_bots.test_a_playbook_reads_nothing_that_the_seat_does_not_know)


def test_a_refusal_of_a_legal_move_is_caught(monkeypatch: Patch) -> None:
    def stubborn(self: toy.game.DeadDrop, intel: Intel, move: msgspec.Struct) -> object:
        return Refusal("no", "DD-1")

    monkeypatch.setattr(toy.game.DeadDrop, "refusal", stubborn)
    caught(five.test_law_5_a_refusal_is_none_exactly_for_legal_actions)
