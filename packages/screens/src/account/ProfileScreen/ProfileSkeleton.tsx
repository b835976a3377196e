import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import * as styles from '../../shared/styles/headerRow.css.ts';

const sections = ['details', 'addresses', 'emails', 'credit'];

export function ProfileSkeleton() {
  return (
    <Stack gap="section" aria-busy="true">
      {sections.map((section) => (
        <Stack key={section}>
          <Inline justify="space-between" className={styles.headerRow}>
            <Skeleton width="12rem" height="1.5rem" />
          </Inline>
          <Card padding="large">
            <Skeleton lines={3} />
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
