import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Skeleton } from '@pcb/ui/Skeleton';
import * as styles from './PartTable.css.ts';

const rows = Array.from({ length: 8 }, (_, index) => index);

export const PartTableSkeleton = () => (
  <Box surface="plain" hasBorder borderRadius="large" aria-busy="true" className={styles.skeleton}>
    {rows.map((row) => (
      <Grid key={row} columns={[2, 1, 1]} align="center" className={styles.skeletonRow}>
        <Skeleton height="0.875em" width={`${60 + ((row * 17) % 40)}%`} />
        <Skeleton height="0.875em" width={`${50 + ((row * 29) % 40)}%`} />
        <Skeleton height="0.875em" />
      </Grid>
    ))}
  </Box>
);
