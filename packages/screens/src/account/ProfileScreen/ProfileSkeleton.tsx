import { Card } from '@pcb/ui/Card';
import { Skeleton } from '@pcb/ui/Skeleton';
import { headerRow } from '../../shared/headerRow.css.ts';
import * as styles from './ProfileScreen.css.ts';

const sections = ['details', 'addresses', 'emails', 'credit'];

/** Placeholder for the sections while they load. The screen announces the loading state. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className={styles.sections}>
      {sections.map((section) => (
        <div key={section} className={styles.section}>
          <div className={headerRow}>
            <Skeleton width="12rem" height="1.5rem" />
          </div>
          <Card padding="large">
            <Skeleton lines={3} />
          </Card>
        </div>
      ))}
    </div>
  );
}
