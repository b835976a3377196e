import { mmToMil } from '@pcb/engineering/lengths';
import { trackCapabilities, type TrackCapability } from '@pcb/engineering/trackCapabilities';
import type { Block, Source } from '../model.ts';

const copperNames: Readonly<Record<TrackCapability['id'], string>> = {
  'half-outer': '0.5 oz, top/bottom',
  'half-inner': '0.5 oz, inner',
  one: '1 oz',
  two: '2 oz',
};

const twoOrThreeDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

const inMm = (mm: number) => twoOrThreeDecimals.format(mm);

const inMil = (mm: number) => mmToMil(mm).toFixed(2);

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
  rows: trackCapabilities.map(({ id, track, spacing }) => ({
    id,
    cells: {
      copper: copperNames[id],
      trackMm: inMm(track),
      trackMil: inMil(track),
      gapMm: inMm(spacing),
      gapMil: inMil(spacing),
    },
  })),
  source,
});
