import { Card } from '@pcb/ui/Card';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { headerRow } from '../../shared/styles/headerRow.css.ts';

const sections = ['details', 'addresses', 'emails', 'credit'];

export function ProfileSkeleton() {
  return (
    <Stack gap="section" aria-busy="true">
      {sections.map((section) => (
        <Stack key={section}>
          <div className={headerRow}>
            <Skeleton width="12rem" height="1.5rem" />
          </div>
          <Card padding="large">
            <Skeleton lines={3} />
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
