"""Answers about a piece are reckoned once, and are no part of the piece."""

from msgspec import Struct
from msgspec.structs import replace

from games.core.kept import kept
from games.core.vocabulary import encoded


class Group(Struct, frozen=True, dict=True):
    """A piece of the tests."""

    wounds: tuple[int, ...]


GROUP = Group((1, 2))


def asked():
    """A function of a group, and the list of all that it was asked."""
    asked = []

    @kept
    def wounds(group, more):
        """All wounds, and some more."""
        asked.append((group, more))
        return sum(group.wounds) + more

    return wounds, asked


def test_an_answer_is_reckoned_once():
    """Nothing can change it: the piece never changes."""
    wounds, questions = asked()
    group = replace(GROUP)

    assert [wounds(group, 2), wounds(group, 2)] == [5, 5]
    assert len(questions) == 1


def test_another_question_has_another_answer():
    """All that the function is told belongs to the question."""
    wounds, _ = asked()
    group = replace(GROUP)

    assert [wounds(group, 2), wounds(group, 3)] == [5, 6]


def test_a_changed_piece_is_asked_anew():
    """It is another piece, and brings no answers along."""
    wounds, _ = asked()
    group = replace(GROUP)
    before = wounds(group, 0)
    hurt = replace(group, wounds=(1, 2, 4))

    assert (before, wounds(hurt, 0)) == (3, 7)


def test_two_functions_do_not_mix_their_answers():
    """Each has its own."""
    wounds, _ = asked()
    group = replace(GROUP)

    @kept
    def hurt(group, more):
        """All who are hurt, and some more."""
        return len(group.wounds) + more

    assert (wounds(group, 1), hurt(group, 1)) == (4, 3)


def test_answers_are_no_part_of_a_piece():
    """It is equal to its like, and is saved as before."""
    wounds, _ = asked()
    group = replace(GROUP)
    wounds(group, 2)

    assert group == GROUP
    assert hash(group) == hash(GROUP)
    assert encoded(group) == encoded(GROUP)
