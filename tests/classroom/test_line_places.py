"""A page has one line, a pupil some, and all together as many as fit."""

from trajan_tutor.classroom.connection_budget import LinePlaces


def test_a_page_that_comes_again_leaves_its_line_of_before() -> None:
    """A lost network is not noticed for a while: such lines do not pile up."""
    places = LinePlaces[str](10)
    assert places.take("first", "ada", "page", 2) == []
    assert places.take("again", "ada", "page", 2) == ["first"]
    assert places.take("other window", "ada", "other", 2) == []


def test_of_somebody_with_too_many_the_oldest_goes() -> None:
    """Also of pages that do not say which they are."""
    places = LinePlaces[str](10)
    for one in ("a", "b"):
        assert places.take(one, "ada", "", 2) == []
    assert places.take("c", "ada", "", 2) == ["a"]
    places.leave("b")
    assert places.take("d", "ada", "", 2) == []


def test_where_all_places_are_taken_whoever_has_most_gives_one() -> None:
    """Nobody takes the only line of another."""
    places = LinePlaces[str](3)
    for one in ("a", "b"):
        places.take(one, "ada", one, 8)
    places.take("c", "bo", "", 8)
    assert places.take("d", "cy", "", 8) == ["a"]
    assert places.take("e", "di", "", 8) == ["e"]
