import { Grid } from '@pcb/ui/Grid';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';

interface FormPlaceholderProps {
  /** The number of fields that have about the height of the form. */
  fields: number;
}

/** The labels, inputs and help texts of a form that is loading, in as many columns as its fields. */
export function FormPlaceholder({ fields }: FormPlaceholderProps) {
  return (
    <Grid minColumnWidth="15rem" aria-busy="true">
      {Array.from({ length: fields }, (_, index) => (
        <Stack key={index} gap="small">
          <Skeleton width="40%" />
          <Skeleton height="2.75rem" />
          <Skeleton width="80%" />
        </Stack>
      ))}
    </Grid>
  );
}
