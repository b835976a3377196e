import { Breadcrumbs, type BreadcrumbsProps } from '@pcb/ui/Breadcrumbs';
import * as styles from './PageTrail.css.ts';

export interface Trail extends Pick<BreadcrumbsProps, 'items'> {
  label: string;
  current?: string | undefined;
}

export interface PageTrailProps {
  trail: Trail | undefined;
  /** Replaces the name in the menus, for a page that is not in a menu. Without both, the trail ends with the parent. */
  title?: string;
}

/** The breadcrumb above the header of a page. Renders nothing without a trail. */
export function PageTrail({ trail, title }: PageTrailProps) {
  if (!trail) return null;
  return (
    <Breadcrumbs
      aria-label={trail.label}
      items={trail.items}
      current={trail.current ?? title}
      className={styles.trail}
    />
  );
}
