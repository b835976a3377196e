import type { ShellContent } from './Shell.content.ts';

const pathOf = (href: string) => href.split('#', 1)[0] ?? '';

/** Whether a link leads to the current page. A link with a hash leads to one tab of the page. */
export const isCurrentPage = (href: string | undefined, currentPath: string) =>
  href !== undefined && (href.includes('#') ? href === currentPath : href === pathOf(currentPath));

/** `aria-current` of a link to the current page. */
export const currentMark = (href: string | undefined, currentPath: string) =>
  isCurrentPage(href, currentPath) ? ({ 'aria-current': 'page' } as const) : {};

/** Of a link that would lead nowhere else: on the page itself, whichever tab is open, it cannot be followed. */
export const hereMark = (href: string, currentPath: string) =>
  isCurrentPage(href, currentPath) ? ({ 'aria-current': 'page', isDisabled: true } as const) : {};

const isSameBranch = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

type Menu = ShellContent['menus'][number];

const leadsTo = (menu: Menu, path: string) =>
  menu.groups.some(({ items }) => items.some(({ href }) => href !== undefined && isSameBranch(pathOf(href), path)));

/**
 * The menu with the current page, or with a page above or below it. If several menus match, the one with the id that
 * the path starts with, so that a page has a single place.
 */
export function menuOf(menus: readonly Menu[], currentPath: string): Menu | undefined {
  const path = pathOf(currentPath);
  const candidates = menus.filter((menu) => leadsTo(menu, path));
  return candidates.find(({ id }) => path.startsWith(`/${id}/`)) ?? candidates[0];
}
