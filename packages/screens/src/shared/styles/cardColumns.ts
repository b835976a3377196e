import type { GridProps } from '@pcb/ui/Grid';

const gaps = (count: number, columns: number) => (columns - (count % columns)) % columns;

export const cardColumns = (count: number) =>
  ({
    phone: 1,
    largePhone: 2,
    tablet: gaps(count, 3) < gaps(count, 2) ? 3 : 2,
    laptop: gaps(count, 4) < gaps(count, 3) ? 4 : 3,
  }) satisfies GridProps['columns'];
