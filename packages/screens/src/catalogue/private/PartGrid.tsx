import { Grid, type GridProps } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { Part } from '../model.ts';
import { PartCard, type PartCardProps } from './PartCard.tsx';

export interface PartGridProps extends Omit<PartCardProps, 'part'>, Pick<GridProps, 'minColumnWidth' | 'className'> {
  parts: readonly Part[];
}

/** The cards of some parts, and to whom we sell them. */
export const PartGrid = ({ parts, minColumnWidth = '16rem', className, ...card }: PartGridProps) => (
  <Stack>
    <Grid elementType="ul" minColumnWidth={minColumnWidth} gap="large" className={className}>
      {parts.map((part) => (
        <PartCard key={part.id} {...card} part={part} />
      ))}
    </Grid>
    <Text size="small" tone="muted" hasLineLimit>
      {card.copy.businessesOnly}
    </Text>
  </Stack>
);
