import type { Block, Source } from './model.ts';

/** The finest track and spacing by copper weight, mm from our capability sheet: one table, for each page that needs it. */
export const trackAndSpacing = (source: Source): Block => ({
  kind: 'table',
  caption: 'Track and Spacing',
  columns: [
    { id: 'copper', label: 'Copper' },
    { id: 'trackMm', label: 'Track', unit: 'mm', isFigure: true },
    { id: 'trackMil', label: 'Track', unit: 'mil', isFigure: true },
    { id: 'gapMm', label: 'Spacing', unit: 'mm', isFigure: true },
    { id: 'gapMil', label: 'Spacing', unit: 'mil', isFigure: true },
  ],
  rows: [
    {
      id: 'half-outer',
      cells: { copper: '0.5 oz, top/bottom', trackMm: '0.09', trackMil: '3.54', gapMm: '0.09', gapMil: '3.54' },
    },
    {
      id: 'half-inner',
      cells: { copper: '0.5 oz, inner', trackMm: '0.125', trackMil: '4.92', gapMm: '0.125', gapMil: '4.92' },
    },
    {
      id: 'one',
      cells: { copper: '1 oz', trackMm: '0.15', trackMil: '5.91', gapMm: '0.15', gapMil: '5.91' },
    },
    {
      id: 'two',
      cells: { copper: '2 oz', trackMm: '0.175', trackMil: '6.89', gapMm: '0.20', gapMil: '7.87' },
    },
  ],
  source,
});
