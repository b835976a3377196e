import type { ShellContent } from './Shell.content.ts';

const pathOf = (href: string) => href.split('#', 1)[0] ?? '';

export const isCurrentPage = (href: string | undefined, currentPath: string) =>
  href !== undefined && (href.includes('#') ? href === currentPath : href === pathOf(currentPath));

export const currentMark = (href: string | undefined, currentPath: string) =>
  isCurrentPage(href, currentPath) ? ({ 'aria-current': 'page' } as const) : {};

const isSameBranch = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

type Menu = ShellContent['menus'][number];

const leadsTo = (menu: Menu, path: string) =>
  menu.groups.some(({ items }) => items.some(({ href }) => href !== undefined && isSameBranch(pathOf(href), path)));

/** The menu of the current page, or of a page above or below it. If several match, the one whose id starts the path. */
export function menuOf(menus: readonly Menu[], currentPath: string): Menu | undefined {
  const path = pathOf(currentPath);
  const candidates = menus.filter((menu) => leadsTo(menu, path));
  return candidates.find(({ id }) => path.startsWith(`/${id}/`)) ?? candidates[0];
}
