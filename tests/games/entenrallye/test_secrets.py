"""Hidden cards: views, samples and knowledge; what one saw, gave or took is kept."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from jacta import Position, Seed
from jacta.engine.stream import stream
from tests.games.entenrallye.positions import GAME, ORDER, car, cars, play, table


def walk(players: int, seed: int) -> Iterator[Position]:
    """The positions of a game in which many cards change hands."""
    rng, source = random.Random(seed), Seed(seed)
    position = GAME.start(players, {"sticker": ("off", "required")[seed % 2]})
    while not position.is_over:
        yield position
        if position.is_chance:
            position = position.roll(source)
        else:
            legal = position.legal(position.actors[0])
            trades = [a for a in legal if a.kind.name in ("steal", "exchange", "keep")]
            buys = [a for a in legal if a.json.get("part") == "part"]
            position = position.apply(position.actors[0], rng.choice(trades or buys or legal))


@pytest.mark.clause("EN-A27")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_sample_looks_like_what_it_was_sampled_from(players: int) -> None:
    counter = stream(players)
    for number, position in enumerate(walk(players, players)):
        for seat in range(-1, players):
            view = position.view(seat)
            sample = GAME.sample(view, counter)
            assert sample.view(seat) == view
            if number % 10 == 0:
                assert GAME.position(sample.json) == sample


@pytest.mark.clause("EN-A27")
def test_no_view_has_a_card_that_it_should_not_have() -> None:
    for position in walk(4, 3):
        truth = cars(position)
        for seat in range(-1, 4):
            for other, seen in enumerate(position.view(seat).json["cars"]):
                assert seen["held"] == truth[other]["held"]
                if other != seat:
                    known = [c for c, who in truth[other]["known_to"].items() if seat in who]
                    assert seen["hand"] == known
                else:
                    assert seen["hand"] == truth[other]["hand"]


@pytest.mark.clause("EN-R17")
def test_samples_differ_in_what_is_hidden_and_give_every_card_a_chance() -> None:
    position = table(car("1", hand="roof-5-3"), car(hand="doors-5-3 wings-5-3"), car())
    view, counter = position.view(0), stream(1)
    drawn: set[str] = set()
    for _ in range(400):
        drawn |= set(cars(GAME.sample(view, counter))[1]["hand"])
    assert drawn == set(ORDER) - {"roof-5-3"}


@pytest.mark.clause("EN-A8", "EN-R21", "EN-A28")
@pytest.mark.parametrize(("version", "followed"), [(1, []), (2, ["roof-5-3"])])
def test_what_one_gave_or_lost_is_known_while_it_is_certain(
    version: int, followed: list[str]
) -> None:
    robbed = table(car("1"), car("4", hand="roof-5-3 doors-5-3"), car("4"), version=version)
    stolen = play(robbed, "die 1", "steal 1", "card roof-5-3", "done")
    assert cars(stolen)[0]["known_to"] == {"roof-5-3": [1]}
    assert stolen.view(1).json["cars"][0]["hand"] == ["roof-5-3"]
    later = play(stolen, "die 3", "drive straight 1 2 no-part", "done")  # no card moves
    assert later.view(1).json["cars"][0]["hand"] == ["roof-5-3"]
    again = play(later, "die 1", "drive straight 1 0 no-part", "steal 0", "card roof-5-3")
    assert again.view(1).json["cars"][0]["hand"] == []
    assert again.view(1).json["cars"][2]["hand"] == followed  # it was the only card
    assert again.view(0).json["cars"][2]["hand"] == ["roof-5-3"]


@pytest.mark.clause("EN-A28")
def test_a_card_that_may_have_been_another_one_is_known_no_more() -> None:
    both = {"doors-5-3": [1], "roof-5-3": [1]}
    robbed = table(car("4", hand="roof-5-3 doors-5-3", known_to=both), car("4"), car("1"), turn=2)
    stolen = play(robbed, "die 1", "steal 0", "card roof-5-3")
    assert [seen["hand"] for seen in stolen.view(1).json["cars"]] == [[], [], []]


@pytest.mark.clause("EN-A28", "EN-A8")
def test_who_knew_the_only_cards_of_both_follows_an_exchange() -> None:
    first = car("1", hand="roof-5-3", known_to={"roof-5-3": [2]})
    second = car("4", hand="doors-5-3", known_to={"doors-5-3": [2]})
    swapped = play(table(first, second, car("4")), "die 2", "drive straight 1 1 no-part")
    swapped = play(swapped, "exchange 1", "card doors-5-3")  # the other is given by itself
    hands = [seen["hand"] for seen in swapped.view(2).json["cars"]]
    assert hands == [["doors-5-3"], ["roof-5-3"], []]


@pytest.mark.clause("EN-A28", "EN-A8")
def test_a_card_that_was_seen_to_be_received_cannot_be_the_one_given() -> None:
    first = car("1", hand="roof-5-3 wings-5-3", known_to={"roof-5-3": [2]})
    second = car("4", hand="doors-5-3", known_to={"doors-5-3": [2]})
    owing = play(table(first, second, car("4")), "die 2", "drive straight 1 1 no-part")
    owing = play(owing, "exchange 1", "card doors-5-3")
    view = owing.view(2)
    assert view.json["received"] == "doors-5-3"
    assert GAME.sample(view, stream(1)).view(2) == view
    given = play(owing, "give wings-5-3")
    hands = [seen["hand"] for seen in given.view(2).json["cars"]]
    assert hands == [["doors-5-3"], [], []]  # the roof may have been given


@pytest.mark.clause("EN-A19", "EN-A20", "EN-A28")
def test_a_hand_that_may_have_changed_is_known_no_more() -> None:
    first = car("12", hand="roof-5-3 doors-5-3", known_to={"roof-5-3": [1, 2]})
    arrived = play(table(first, car(), car()), "die 1")
    kept_both = play(arrived, "keep roof-5-3", "keep doors-5-3")
    assert kept_both.view(1).json["cars"][0]["hand"] == ["roof-5-3"]
    kept_one = play(arrived, "keep roof-5-3", "return-rest")
    assert kept_one.view(1).json["cars"][0]["hand"] == []


@pytest.mark.clause("EN-A7")
def test_what_is_drawn_is_named_in_the_words_of_the_game() -> None:
    position = play(table(car("1"), car(hand="roof-5-3 doors-5-3")), "die 1", "steal 1")
    assert position.outcome([1]).notation == "card roof-5-3"
    assert position.outcome("card roof-5-3").faces == (1,)
    assert position.outcome("card roof-5-3").json == {"type": "card", "faces": ["roof-5-3"]}
    with pytest.raises(ValueError, match="can be drawn here"):
        position.outcome("card wings-5-3")


def test_a_game_that_is_over_can_be_looked_at_with_open_cards() -> None:
    position = table(car("1", hand="roof-5-3"), car(hand="doors-5-3 wings-5-3"))
    opened = position.open_view()
    assert [seen["hand"] for seen in opened.json["cars"]] == [
        seen["hand"] for seen in cars(position)
    ]
    assert "as you know" not in opened.text()
    assert "roof (5 points, 3 defects)" in opened.text()
    assert "roof (5 points, 3 defects)" not in position.view().text()


@pytest.mark.clause("EN-A27", "EN-A28")
def test_all_but_what_lies_face_down_is_shown_to_everybody() -> None:
    for position in islice(walk(3, 8), 60):
        for seat in range(-1, 3):
            seen = position.view(seat).json
            for name in ("turn", "phase", "pips", "arrived", "traded", "partner", "month", "part"):
                assert seen[name] == position.json[name]
            for shown, truth in zip(seen["cars"], position.json["cars"], strict=True):
                for name in set(truth) - {"hand", "known_to"}:
                    assert shown[name] == truth[name]
            acting = position.turn % 3
            assert seen["kept"] == (position.json["kept"] if seat == acting else None)
            if position.json["received"] is None:
                assert seen["received"] is None


@pytest.mark.clause("EN-A8", "EN-A27", "EN-A28")
def test_a_card_that_was_received_is_shown_to_both_sides_and_to_nobody_else() -> None:
    hands = car("4", hand="roof-5-3 wings-5-3"), car(hand=f"{ORDER[0]} doors-5-3"), car()
    steps = ("die 2", "drive straight 2 0 no-part", "exchange 1", f"card {ORDER[0]}")
    position = play(table(*hands), *steps)
    assert position.json["phase"] == "give"
    shown = [position.view(seat).json["received"] for seat in (-1, 0, 1, 2)]
    assert shown == [None, ORDER[0], ORDER[0], None]


@pytest.mark.clause("EN-A8", "EN-A27")
@pytest.mark.parametrize("acting", [0, 1])
def test_whoever_saw_an_exchange_from_afar_imagines_any_card_received(acting: int) -> None:
    hands = [car("4", hand="bonnet-5-3 wings-5-3"), car(hand="roof-5-3 doors-5-3"), car()]
    if acting:
        hands[:2] = reversed(hands[:2])
    other = 1 - acting
    steps = ("die 2", "drive straight 2 0 no-part", f"exchange {other}", "card roof-5-3")
    position, counter = play(table(*hands, turn=acting), *steps), stream(2)
    received = set()
    for _ in range(40):
        sampled = GAME.sample(position.view(2), counter)
        taker, giver = cars(sampled)[acting], cars(sampled)[other]
        assert (taker["held"], giver["held"]) == (3, 1)
        assert (len(taker["hand"]), len(giver["hand"])) == (3, 1)
        assert sampled.json["received"] in taker["hand"]
        assert taker["known_to"] == {sampled.json["received"]: [other]}
        received.add(sampled.json["received"])
    assert len(received) > 15


@pytest.mark.clause("EN-R13", "EN-R21", "EN-A8", "EN-A20", "EN-A27")
def test_who_learns_which_part_it_is() -> None:
    buying = play(table(car(), car("4"), car(), turn=1), "die 5", "drive straight 1 1 part")
    assert buying.audience(-1, 0) == (1,)
    robbing = play(table(car(), car("1"), car(hand="roof-5-3"), turn=1), "die 1")
    assert robbing.audience(1, "steal 2") == (0, 1, 2)
    assert robbing.audience(1, "done") == (0, 1, 2)
    assert play(robbing, "steal 2").audience(-1, 0) == (1, 2)
    hands = car(), car("4", hand="bonnet-5-3 wings-5-3"), car(hand="roof-5-3 doors-5-3")
    trade = ("die 2", "drive straight 2 0 no-part", "exchange 2")
    giving = play(table(*hands, turn=1), *trade, "card roof-5-3")
    assert giving.audience(1, "give bonnet-5-3") == (1, 2)
    assert giving.audience(1, f"fit {ORDER[0]}") == (0, 1, 2)
    keeping = play(table(car(), car("12", hand="roof-5-3 doors-5-3"), car(), turn=1), "die 1")
    assert (
        keeping.audience(1, f"keep {ORDER[0]}") == keeping.audience(1, f"keep {ORDER[-1]}") == (1,)
    )
    assert keeping.audience(1, "return-rest") == (0, 1, 2)
    assert table(car(), car()).audience(-1, 0) == (0, 1)  # the die


@pytest.mark.clause("EN-A7", "EN-A8", "EN-A28")
def test_hands_are_counted_and_both_sides_know_where_a_part_went() -> None:
    hands = car("4", hand="bonnet-5-3 wings-5-3"), car(hand="roof-5-3 doors-5-3"), car()
    steps = ("die 2", "drive straight 2 0 no-part", "exchange 1", "card roof-5-3")
    after = play(table(*hands), *steps, "give wings-5-3")
    assert [one["held"] for one in cars(after)] == [2, 2, 0]
    assert [one["known_to"] for one in cars(after)] == [
        {"roof-5-3": [1]},
        {"wings-5-3": [0]},
        {},
    ]


@pytest.mark.clause("EN-A27")
def test_no_sample_deals_a_part_that_is_fitted() -> None:
    fitted = " ".join(name for name in ORDER if name.endswith("-5-3"))
    assert len(fitted.split()) == 4
    position, counter = table(car(), car(fitted=fitted), car(hand="roof-2-3")), stream(6)
    for _ in range(150):
        (dealt,) = cars(GAME.sample(position.view(0), counter))[2]["hand"]
        assert dealt not in fitted.split()


@pytest.mark.clause("EN-A19", "EN-A28")
def test_what_was_known_of_a_part_is_forgotten_when_it_goes_back() -> None:
    hand = car("12", hand="roof-5-3 doors-5-3", known_to={"roof-5-3": [1]})
    back = play(table(hand, car("4")), "die 1", "return-rest")
    assert cars(back)[0]["held"] == 0
    bought = play(back, "die 5", "drive straight 1 1 part", "part roof-5-3")
    assert (cars(bought)[1]["hand"], cars(bought)[1]["known_to"]) == (["roof-5-3"], {})


@pytest.mark.clause("EN-R16", "EN-R32", "EN-A19")
def test_parts_that_were_scored_can_be_bought_again() -> None:
    scored = play(table(car("12", fitted="roof-5-3"), car("4")), "die 1")
    buying = play(scored, "die 5", "drive straight 1 1 part")
    assert "part roof-5-3" in {outcome.notation for outcome in buying.outcomes()}
    assert len(buying.outcomes()) == 48


@pytest.mark.clause("EN-A20", "EN-A27")
def test_what_is_kept_first_is_shown_to_who_keeps_it_alone() -> None:
    failed = car("20", settled=["TUV"], failed=["TUV"])
    start = table(car(), car("12", hand="roof-5-3 doors-5-3"), failed, turn=1)
    position = play(start, "die 1", "keep doors-5-3")
    shown = [position.view(seat).json for seat in (-1, 0, 1, 2)]
    assert [seen["kept"] for seen in shown] == [None, None, "doors-5-3", None]
    assert [seen["cars"][2]["failed"] for seen in shown] == [["TUV"]] * 4
    assert [seen["cars"][1]["hand"] for seen in shown] == [[], [], ["doors-5-3", "roof-5-3"], []]


@pytest.mark.clause("EN-A27", "EN-A28")
def test_a_sample_keeps_what_is_known_and_fills_up_the_rest() -> None:
    known = car("1", hand="roof-5-3 doors-5-3 wings-5-3", known_to={"roof-5-3": [0, 2]})
    position, counter = table(car(hand="bonnet-5-3"), known, car(hand="roof-2-3")), stream(9)
    dealt = set()
    for _ in range(60):
        own, other, third = cars(GAME.sample(position.view(0), counter))
        assert own["hand"] == ["bonnet-5-3"]
        assert "roof-5-3" in other["hand"]
        assert (len(other["hand"]), len(third["hand"])) == (3, 1)
        assert not {"bonnet-5-3", "roof-5-3"} & {*third["hand"]}
        dealt |= {*other["hand"], *third["hand"]}
    assert len(dealt) > 40


@pytest.mark.clause("EN-R15", "EN-R16", "EN-A27")
def test_what_was_known_of_a_part_is_forgotten_when_it_is_fitted() -> None:
    hand = car("4", hand="roof-5-3", known_to={"roof-5-3": [1]})
    fitted = play(table(hand, car()), "die 3", "drive straight 3 0 no-part", "fit roof-5-3")
    assert fitted.array["known"][0].tolist() == [0] * 48
    assert fitted == GAME.position(fitted.json)


@pytest.mark.clause("EN-A19", "EN-A20", "EN-A28")
def test_nobody_knows_a_hand_of_which_something_went_back() -> None:
    hand = car("12", hand="roof-5-3 doors-5-3", known_to={"roof-5-3": [0, 2]})
    arrived = play(table(car(), hand, car(), turn=1), "die 1")
    kept_one = play(arrived, "keep roof-5-3", "return-rest")
    assert cars(kept_one)[1]["known_to"] == {}


@pytest.mark.clause("EN-A8", "EN-A28")
@pytest.mark.parametrize("giver", [0, 2])
def test_whoever_sees_a_card_leave_a_hand_knows_less_of_it(giver: int) -> None:
    """Seat 1 takes one of three cards of which all others knew one."""
    third = 2 - giver
    hands = [car(), car("1"), car()]
    names = "roof-5-3 doors-5-3 wings-5-3"
    hands[giver] = car(hand=names, known_to={"roof-5-3": sorted([1, third])})
    after = play(table(*hands, turn=1), "die 1", f"steal {giver}", "card doors-5-3")
    assert cars(after)[giver]["known_to"] == {"roof-5-3": [1]}
    assert cars(after)[1]["known_to"] == {"doors-5-3": [giver]}


@pytest.mark.clause("EN-A27")
def test_where_few_cards_are_unknown_a_sample_deals_all_of_them() -> None:
    own, unknown = " ".join(ORDER[:41]), {*ORDER[41:]}
    start = table(car(hand=own), car(hand=" ".join(ORDER[41:44])), car(hand=ORDER[44]))
    counter, dealt = stream(4), [set[str](), set[str]()]
    for _ in range(60):
        _, *others = cars(GAME.sample(start.view(0), counter))
        assert [len(one["hand"]) for one in others] == [3, 1]
        for found, one in zip(dealt, others, strict=True):
            found |= {*one["hand"]}
    assert dealt == [unknown, unknown]


@pytest.mark.clause("EN-A27")
def test_who_only_looks_knows_no_card_and_nobody_is_imagined_to() -> None:
    hand = car(hand="roof-5-3 doors-5-3", known_to={"roof-5-3": [1]})
    sampled = GAME.sample(table(hand, car()).view(-1), stream(3))
    assert [one["known_to"] for one in cars(sampled)] == [{}, {}]


@pytest.mark.clause("EN-R13", "EN-A19")
def test_what_can_be_bought_is_what_lies_in_the_pile() -> None:
    start = table(car("4", hand=ORDER[0]), car(hand=ORDER[5]))
    buying = play(start, "die 5", "drive straight 1 1 part")
    named = {outcome.notation for outcome in buying.outcomes()}
    assert named == {f"part {name}" for name in ORDER if name not in (ORDER[0], ORDER[5])}


@pytest.mark.clause("EN-A28")
def test_whoever_takes_the_only_card_and_knew_it_is_not_told_to_know_the_own_hand() -> None:
    owner = car(hand="roof-5-3", known_to={"roof-5-3": [1, 2]})
    after = play(table(owner, car("1"), car(), turn=1), "die 1", "steal 0", "card roof-5-3")
    assert cars(after)[1]["known_to"] == {"roof-5-3": [0, 2]}
