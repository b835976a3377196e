/** What holds of every screen in a state, found the same way everywhere. */

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** The room in px on both sides of the words of the page's title: they begin where there is less. */
export function roomBesideTitle() {
  const title = [...document.querySelectorAll('h1')].find(isShown);
  if (!title) throw new Error('No h1 is shown.');
  const range = document.createRange();
  range.selectNodeContents(title);
  const { left, right } = range.getBoundingClientRect();
  return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Text for screen readers alone is one pixel large on purpose. */
const isForTheEye = ({ clientWidth, clientHeight }: Element) => clientWidth > 1 && clientHeight > 1;

/** The texts of which a part cannot be seen, because their box hides what is larger than itself. */
export function cutOffTexts() {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => isShown(element) && isForTheEye(element))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map(({ textContent }) => textContent.trim());
}
