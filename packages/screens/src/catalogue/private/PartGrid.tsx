import { Grid, type GridProps } from '@pcb/ui/Grid';
import type { Part } from '../model.ts';
import { PartCard, type PartCardProps } from './PartCard.tsx';

export interface PartGridProps extends Omit<PartCardProps, 'part'>, Pick<GridProps, 'minColumnWidth'> {
  parts: readonly Part[];
}

export const PartGrid = ({ parts, minColumnWidth = '16rem', ...card }: PartGridProps) => (
  <Grid elementType="ul" minColumnWidth={minColumnWidth} gap="large">
    {parts.map((part) => (
      <PartCard key={part.id} {...card} part={part} />
    ))}
  </Grid>
);
