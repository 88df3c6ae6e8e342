"""A search player plays any game from views alone, the same move for the same view and seed."""

from __future__ import annotations

import pytest

import jacta
from jacta.bots import SearchBot, bot, policies, policy
from jacta.bots.search import read_search
from jacta.engine.game import Game
from jacta.lab.arena import Arena
from jacta.lab.playing import play_batch
from jacta.lab.standings import standings
from tests.tiny.pearls import GAME as PEARLS
from tests.tiny.sledges import GAME as SLEDGES
from tests.tiny.thirteen import GAME as THIRTEEN


def first_choice(game: Game, players: int, seed: int = 4) -> jacta.Position:
    """The first position in which somebody decides between several actions."""
    position, dice = game.start(players), jacta.Seed(seed)
    while position.is_chance or len(position.legal(position.actors[0])) == 1:
        if position.is_chance:
            position = position.roll(dice)
        else:
            seat = position.actors[0]
            position = position.apply(seat, position.legal(seat)[0])
    return position


def test_a_search_is_written_with_its_simulations_and_who_plays_them_out() -> None:
    assert read_search("mcts:1000") == (1000, "random")
    assert read_search("mcts:20:greedy") == (20, "greedy")
    assert read_search("greedy") is None


@pytest.mark.parametrize(
    "name", ["mcts", "mcts:", "mcts:0", "mcts:-5", "mcts:1e3", "mcts:2000000", "mcts:5:a:b"]
)
def test_anything_else_is_refused(name: str) -> None:
    with pytest.raises(jacta.UnknownName, match="mcts:SIMULATIONS"):
        bot(SLEDGES, name)


def test_playouts_are_those_of_a_bot_that_there_is() -> None:
    with pytest.raises(jacta.UnknownName, match="no bot 'clever'"):
        bot(SLEDGES, "mcts:10:clever")


def test_a_search_is_not_among_the_bots_that_a_house_offers() -> None:
    assert not any(name.startswith("mcts") for name in policies(SLEDGES))
    with pytest.raises(jacta.UnknownName):
        policy(SLEDGES, "mcts:100")


@pytest.mark.parametrize(
    ("game", "players"), [(SLEDGES, 2), (THIRTEEN, 3), (PEARLS, 3), (PEARLS, 1)]
)
def test_the_same_view_and_seed_give_the_same_move(game: Game, players: int) -> None:
    position = first_choice(game, players)
    seat = position.actors[0]
    view, legal = position.view(seat), position.legal(seat)
    once, again = SearchBot(game, 60, seed=9), SearchBot(game, 60, seed=9)
    again.choose(first_choice(game, players, seed=5).view(seat), legal)  # leaves no trace
    assert once.weigh(view, legal) == again.weigh(view, legal)
    assert sum(once.weigh(view, legal)[0]) == 60
    assert once.choose(view, legal) == again.choose(view, legal)
    assert once.work == 60
    assert SearchBot(game, 60, seed=10).weigh(view, legal) != once.weigh(view, legal)


def test_no_work_is_done_where_nothing_is_to_choose() -> None:
    position = first_choice(SLEDGES, 2)
    player = SearchBot(SLEDGES, 60)
    seat = position.actors[0]
    only = position.legal(seat)[0]
    assert player.choose(position.view(seat), [only]) == only
    assert player.work == 0


def test_what_cannot_be_seen_changes_no_move() -> None:
    """Two positions that look the same to a seat are the same to its bot."""
    position = first_choice(THIRTEEN, 2)
    seat = position.actors[0]
    view = position.view(seat)
    imagined = [THIRTEEN.sample(view, jacta.stream(seed)) for seed in range(8)]
    assert len({each.bytes for each in imagined}) > 1
    found = {
        tuple(SearchBot(THIRTEEN, 40, seed=2).weigh(each.view(seat), each.legal(seat))[0])
        for each in imagined
    }
    assert len(found) == 1


def test_a_move_that_wins_at_once_is_found() -> None:
    """The last pearl is worth 6, and of the cards 1 and 6 only the 6 takes it."""
    position = PEARLS.start(1)
    for card in (2, 3, 4, 5):
        position = position.roll(jacta.Script([0])).apply(0, f"play {card}")
    position = position.roll(jacta.Script([5]))
    legal = position.legal(0)
    player = SearchBot(PEARLS, 40, seed=1)
    assert [action.notation for action in legal] == ["play 1", "play 6"]
    assert player.weigh(position.view(0), legal)[1] == [4.0, 10.0]
    assert player.choose(position.view(0), legal).notation == "play 6"


@pytest.mark.parametrize(
    ("game", "players"), [(SLEDGES, 2), (SLEDGES, 3), (THIRTEEN, 3), (PEARLS, 2), (PEARLS, 1)]
)
def test_a_search_is_better_than_random(game: Game, players: int) -> None:
    """Open games and hidden ones, of two and more, at once and alone: the same dice each time."""
    arena = Arena(game, ["mcts:40", "random"], games=40, players=players)
    arena.play()
    assert standings(arena).pairs["mcts:40", "random"].rate > 0.55


def test_a_search_sits_in_studies_too() -> None:
    batch = play_batch(SLEDGES.start(2), ["mcts:5", "random"], 3, seed=1)
    again = play_batch(SLEDGES.start(2), ["mcts:5", "random"], 2, seed=1, first=1)
    assert batch.merits[1:].tolist() == again.merits.tolist()


def test_a_full_tree_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.bots.search._MOST_ROWS", 9)
    position = first_choice(THIRTEEN, 2)
    seat = position.actors[0]
    visits, _ = SearchBot(THIRTEEN, 100).weigh(position.view(seat), position.legal(seat))
    assert sum(visits) == 100
