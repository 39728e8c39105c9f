"""Trees reach the document with as few changes as can be, and within the page's policy."""

from collections.abc import Iterator

import pytest
from page.chromium import blank_page
from playwright.sync_api import Browser, Page

POLICY = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' 'unsafe-eval'; "
    "style-src 'self'\">"
)
SETUP = """async () => {
  Object.assign(window, await import('/web/js/render/draw/tree.js'));
  window.root = document.getElementById('table');
  window.list = (...keys) => h('ul', null, keys.map((key) => h('li', { key }, h('button', { id: key }, key))));
}"""


@pytest.fixture(scope="module")
def browser_page(chromium_browser: Browser) -> Iterator[Page]:
    with blank_page(chromium_browser, POLICY) as page:
        page.evaluate(SETUP)
        yield page


@pytest.fixture
def page(browser_page: Page) -> Page:
    browser_page.evaluate("() => root.replaceChildren()")
    return browser_page


def test_an_element_with_a_key_stays_the_same_element_when_its_siblings_change(page: Page) -> None:
    assert page.evaluate(
        """() => {
          patch(root, list('a', 'b', 'c'));
          const b = document.getElementById('b');
          patch(root, list('x', 'c', 'b'));
          return [document.getElementById('b') === b, root.textContent];
        }"""
    ) == [True, "xcb"]


def test_focus_survives_when_what_is_before_it_goes_away_and_when_it_is_moved(page: Page) -> None:
    assert page.evaluate(
        """() => {
          patch(root, list('a', 'b', 'c'));
          document.getElementById('c').focus();
          patch(root, list('c'));
          const first = document.activeElement.id;
          patch(root, list('z', 'c', 'a'));
          patch(root, list('c', 'z'));
          return [first, document.activeElement.id];
        }"""
    ) == ["c", "c"]


def test_a_kept_element_goes_with_its_name_from_one_parent_to_another(page: Page) -> None:
    assert page.evaluate(
        """() => {
          const card = h('b', { keep: 'card' }, 'card');
          patch(root, [h('div', { key: 'hand' }, card), h('div', { key: 'lane' })]);
          const element = root.querySelector('b');
          patch(root, [h('div', { key: 'hand' }), h('div', { key: 'lane' }, card)]);
          const found = root.querySelectorAll('b');
          return [found[0] === element, element.parentElement === root.lastChild, found.length];
        }"""
    ) == [True, True, 1]


def test_styles_are_set_under_a_policy_that_refuses_style_attributes_and_taken_back(page: Page) -> None:
    assert page.evaluate(
        """() => {
          patch(root, h('p', { style: { '--lanes': 5, color: 'rgb(1, 2, 3)' } }));
          const p = root.firstChild;
          const before = [p.style.getPropertyValue('--lanes'), getComputedStyle(p).color];
          patch(root, h('p', { style: { '--lanes': 6 } }));
          return [...before, p.style.getPropertyValue('--lanes'), p.style.color];
        }"""
    ) == ["5", "rgb(1, 2, 3)", "6", ""]


def test_attributes_come_and_go_and_words_of_aria_stay_words(page: Page) -> None:
    assert page.evaluate(
        """() => {
          patch(root, h('button', { disabled: true, 'aria-pressed': false, title: 'x' }));
          const one = root.innerHTML;
          patch(root, h('button', { disabled: null, 'aria-pressed': true }));
          return [one, root.innerHTML];
        }"""
    ) == ['<button disabled="" aria-pressed="false" title="x"></button>', '<button aria-pressed="true"></button>']


def test_drawings_are_made_as_drawings(page: Page) -> None:
    assert (
        page.evaluate(
            """() => {
              patch(root, h('svg', { viewBox: '0 0 1 1' }, h('use', { href: '#a' })));
              return root.querySelector('use') instanceof SVGUseElement && root.firstChild.getAttribute('viewBox');
            }"""
        )
        == "0 0 1 1"
    )


def test_what_the_build_drew_is_taken_over_and_not_drawn_again(page: Page) -> None:
    assert page.evaluate(
        """() => {
          const tree = h('section', { class: 'lane' }, h('p', null, 'sum'), h('button', { type: 'button' }, 'Play'));
          root.innerHTML = markup(tree);
          const [p, button] = root.firstChild.children;
          patch(root, { ...tree, attrs: { class: 'lane legal' } });
          return [root.firstChild.children[0] === p, root.firstChild.children[1] === button, root.firstChild.className];
        }"""
    ) == [True, True, "lane legal"]


def test_a_field_keeps_what_was_typed_unless_the_tree_says_another_value(page: Page) -> None:
    assert page.evaluate(
        """() => {
          patch(root, h('input', { value: 'Ada' }));
          root.firstChild.value = 'Adam';
          patch(root, h('input', { value: 'Adam' }));
          const kept = root.firstChild.value;
          patch(root, h('input', { value: 'Nora' }));
          return [kept, root.firstChild.value];
        }"""
    ) == ["Adam", "Nora"]


def test_what_a_person_has_opened_is_not_shut_by_another_drawing(page: Page) -> None:
    assert page.evaluate(
        """() => {
          const more = (open) => h('details', { open }, h('summary', null, 'more'));
          patch(root, more(true));
          patch(root, more(false));
          const kept = root.firstElementChild.open;
          root.firstElementChild.open = false;
          patch(root, more(false));
          return [kept, root.firstElementChild.open];
        }"""
    ) == [True, False]
