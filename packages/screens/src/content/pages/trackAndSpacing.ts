import { outerCopperOf, trackCapabilities, type TrackCapability } from '@pcb/engineering/capabilities';
import { mmAndMil } from '../lengthColumns.ts';
import type { Source } from '../model.ts';
import { column, table } from '../tables.ts';

const copperNames: Readonly<Record<TrackCapability['id'], string>> = {
  'half-outer': '0.5 oz, top/bottom',
  'half-inner': '0.5 oz, inner',
  one: '1 oz',
  two: '2 oz',
};

/** The typical finished copper of a row in µm: foil and plating outside, foil alone inside. */
function finishedText({ copper, positions }: TrackCapability) {
  const weight = outerCopperOf(copper);
  if (!weight) return undefined;
  const finished = { outer: `${weight.finished} outer`, inner: `${weight.base} inner` };
  return positions.map((position) => finished[position]).join(', ');
}

export function trackFor(id: TrackCapability['id']): TrackCapability {
  const row = trackCapabilities.find((one) => one.id === id);
  if (!row) throw new Error(`No track capability ${id}`);
  return row;
}

export const trackAndSpacing = (source: Source | string) =>
  table('Track and Spacing', {
    columns: [
      column('copper', 'Base copper'),
      column('finished', 'Finished, about, µm'),
      mmAndMil('track', 'Track'),
      mmAndMil('gap', 'Spacing'),
    ],
    rows: trackCapabilities.map((row) => [
      row.id,
      copperNames[row.id],
      finishedText(row),
      row.track.text,
      row.spacing.text,
    ]),
    source,
  });
