import { describeElement, isForScreenReaders, isVisible } from './visible.ts';

export function horizontalOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  );
  return [
    `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${outside.slice(0, 5).map(describeElement).join(', ')}`,
  ];
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function isClipped(element: HTMLElement) {
  const isTooWide = element.scrollWidth > element.clientWidth + 1;
  const isTooHigh = element.scrollHeight > element.clientHeight + 1;
  if (!isTooWide && !isTooHigh) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (isTooWide && hides(overflowX)) || (isTooHigh && hides(overflowY));
}

export const clippedText = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => hasOwnText(element) && !isForScreenReaders(element) && isClipped(element))
    .filter(isVisible)
    .map(({ textContent }) => `A part of this text is cut off: ${textContent.trim()}`);
