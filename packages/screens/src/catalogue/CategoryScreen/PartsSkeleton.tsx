import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function PartsSkeleton() {
  return (
    <Grid aria-busy="true" minColumnWidth="16rem" gap="large">
      {placeholders.map((placeholder) => (
        <Card key={placeholder} padding="large">
          <Stack>
            <Skeleton height="7rem" />
            <Skeleton width="70%" height="1.25em" />
            <Skeleton lines={3} height="0.875em" />
            <Skeleton height="2rem" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
