"""The way from opening the page to the first card."""

from visitor import Visit


def test_two_clicks_lead_from_opening_the_page_to_playing(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("input[name=company][value=careful]")
    look = visitor.set_out()
    assert look.screen == "table"
    assert look.phase == "place"
    assert len(look.hand) == 8
