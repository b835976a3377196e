import { Skeleton } from '@pcb/ui/Skeleton';
import * as styles from './AdminDashboardScreen.css.ts';

export function RowsSkeleton() {
  return (
    <>
      {['85%', '60%', '75%', '90%', '65%'].map((width) => (
        <div key={width} className={styles.listRow}>
          <Skeleton width={width} height="1.25em" />
        </div>
      ))}
    </>
  );
}
