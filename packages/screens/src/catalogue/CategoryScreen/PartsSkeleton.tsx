import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Skeleton } from '@pcb/ui/Skeleton';
import { cardSkeleton } from '../private/PartCard.css.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The place of the parts while they load. The screen says in words that they do. */
export function PartsSkeleton() {
  return (
    <Grid aria-busy="true" minColumnWidth="16rem" gap="large">
      {places.map((place) => (
        <Card key={place} padding="none">
          <div className={cardSkeleton}>
            <Skeleton height="7rem" />
            <Skeleton width="70%" height="1.25em" />
            <Skeleton lines={3} height="0.875em" />
            <Skeleton height="2rem" />
          </div>
        </Card>
      ))}
    </Grid>
  );
}
