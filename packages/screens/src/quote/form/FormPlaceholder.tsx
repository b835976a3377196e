import { Grid } from '@pcb/ui/Grid';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import * as styles from './FormSection.css.ts';

interface FormPlaceholderProps {
  fields: number;
}

/** About as high as the form. Otherwise the sticky price column moves when the form arrives, and a press in it is lost. */
export function FormPlaceholder({ fields }: FormPlaceholderProps) {
  return (
    <div className={styles.section} aria-busy="true">
      <Skeleton width="6rem" />
      <Grid minColumnWidth="13.5rem">
        {Array.from({ length: fields }, (_, index) => (
          <Stack key={index} gap="small">
            <Skeleton width="40%" />
            <Skeleton height="2.75rem" />
            <Skeleton width="80%" />
          </Stack>
        ))}
      </Grid>
    </div>
  );
}
