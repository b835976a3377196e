import type { Feature, PinRow, PlanOutline } from './outline.ts';

export const plan = (
  length: number,
  width: number,
  rows: readonly PinRow[],
  features: readonly Feature[] = [],
): PlanOutline => ({
  kind: 'plan',
  length,
  width,
  pins: rows.reduce((sum, { count }) => sum + count, 0),
  rows,
  features,
});

/** In mm. */
export const inch = 2.54;

/** Returns two rows along the long edges, as on a DIP, with pin 1 on the left of the lower row. */
export const dipRows = (length: number, width: number, columns: number, between: number): readonly PinRow[] => {
  const x = (length - inch * (columns - 1)) / 2;
  const end = length - x;
  return [
    { x, y: (width + between) / 2, count: columns },
    { x: end, y: (width - between) / 2, count: columns, step: [-inch, 0] },
  ];
};
