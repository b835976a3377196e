import type { Trail } from '../../shared/components/PageTrail.tsx';
import { menuOf } from './currentPage.ts';
import type { ShellContent } from './Shell.content.ts';

export type { Trail } from '../../shared/components/PageTrail.tsx';

/**
 * The breadcrumb trail of a page from its menu. `undefined` for a top-level page, such as `/about`, or one that is not in a menu.
 *
 * @example trailTo(shellContent, '/resources/technical-capabilities/pcb-a')
 */
export function trailTo({ breadcrumb, menus }: Pick<ShellContent, 'breadcrumb' | 'menus'>, path: string) {
  const menu = path.lastIndexOf('/') > 0 ? menuOf(menus, path) : undefined;
  if (!menu) return undefined;
  const links = menu.groups.flatMap(({ items }) => items);
  return {
    label: breadcrumb,
    items: [
      { label: menu.label, href: menu.overview?.href },
      ...links.filter(({ href }) => href !== undefined && path.startsWith(`${href}/`)),
    ],
    current: links.find(({ href }) => href === path)?.label,
  } satisfies Trail;
}
