import { Breadcrumbs, type BreadcrumbsProps } from '@pcb/ui/Breadcrumbs';
import { trail as trailStyle } from './PageTrail.css.ts';

/** The breadcrumb trail of a page, from `trailTo`. */
export interface Trail extends Pick<BreadcrumbsProps, 'items'> {
  /** The accessible name of the breadcrumb. */
  label: string;
  /** The name of the page in the menus. */
  current?: string | undefined;
}

export interface PageTrailProps {
  /** Without it, nothing is rendered. */
  trail: Trail | undefined;
  /** Instead of the name in the menus, for a page that is in none of them. Without both, the trail ends with the parent. */
  title?: string;
}

/** The breadcrumb above the header of a page. */
export function PageTrail({ trail, title }: PageTrailProps) {
  if (!trail) return null;
  return (
    <Breadcrumbs aria-label={trail.label} items={trail.items} current={trail.current ?? title} className={trailStyle} />
  );
}
