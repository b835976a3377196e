import { Grid, type GridProps } from '@pcb/ui/Grid';

export function CartColumns(props: Pick<GridProps, 'aria-busy' | 'children'>) {
  return <Grid columns={{ phone: 1, laptop: [1, '23rem'] }} gap="section" align="start" {...props} />;
}
