import type { ShellContent } from './Shell.content.ts';

const pathOf = (href: string) => href.split('#', 1)[0] ?? '';

/** Whether a link leads to the current page. A link with a hash leads to one tab of the page. */
export const isCurrentPage = (href: string | undefined, currentPath: string) =>
  href !== undefined && (href.includes('#') ? href === currentPath : href === pathOf(currentPath));

/** `aria-current` of a link to the current page. */
export const currentMark = (href: string | undefined, currentPath: string) =>
  isCurrentPage(href, currentPath) ? ({ 'aria-current': 'page' } as const) : {};

const isSameBranch = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** Whether the current page, or a page above or below it, is in a menu. */
export const isInMenu = (menu: ShellContent['menus'][number], currentPath: string) =>
  menu.groups.some(({ items }) =>
    items.some(({ href }) => href !== undefined && isSameBranch(pathOf(href), pathOf(currentPath))),
  );
