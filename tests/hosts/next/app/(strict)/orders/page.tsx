import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Skeleton } from '@pcb/ui/Skeleton';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Orders } from './Orders';

export default function Page() {
  return (
    <main>
      <Heading level={1}>Orders</Heading>
      <VisuallyHidden>Newest first</VisuallyHidden>
      <Grid aria-label="Two columns" role="group" columns={['20rem', 1]}>
        <Skeleton width="5rem" />
        <Orders />
      </Grid>
    </main>
  );
}
