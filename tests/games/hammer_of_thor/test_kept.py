"""Answers about a piece are reckoned once, and are no part of the piece."""

from msgspec.structs import replace

from games.core.vocabulary import encoded
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kept import kept
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place

ODIN = Member(NUMBERS["Odin"])
GROUP = Counter(1, 0, Place.GLADSHEIM, (ODIN,))


def asked():
    """A function of a group, and the list of all that it was asked."""
    asked = []

    @kept
    def wounds(counter, more):
        """All wounds, and some more."""
        asked.append((counter, more))
        return sum(one.wounds for one in counter.members) + more

    return wounds, asked


def test_an_answer_is_reckoned_once():
    """Nothing can change it: the piece never changes."""
    wounds, questions = asked()
    group = replace(GROUP)

    assert [wounds(group, 2), wounds(group, 2)] == [2, 2]
    assert len(questions) == 1


def test_another_question_has_another_answer():
    """All that the function is told belongs to the question."""
    wounds, _ = asked()
    group = replace(GROUP)

    assert [wounds(group, 2), wounds(group, 3)] == [2, 3]


def test_a_changed_piece_is_asked_anew():
    """It is another piece, and brings no answers along."""
    wounds, _ = asked()
    group = replace(GROUP)
    before = wounds(group, 0)
    hurt = replace(group, members=(replace(ODIN, wounds=4),))

    assert (before, wounds(hurt, 0)) == (0, 4)


def test_two_functions_do_not_mix_their_answers():
    """Each has its own."""
    wounds, _ = asked()
    group = replace(GROUP)

    @kept
    def people(counter, more):
        """All members, and some more."""
        return len(counter.members) + more

    assert (wounds(group, 1), people(group, 1)) == (1, 2)


def test_answers_are_no_part_of_a_piece():
    """It is equal to its like, and is saved as before."""
    wounds, _ = asked()
    group = replace(GROUP)
    wounds(group, 2)

    assert group == GROUP
    assert hash(group) == hash(GROUP)
    assert encoded(group) == encoded(GROUP)
