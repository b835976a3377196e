import { mmAndMil } from '../lengthColumns.ts';
import type { Source } from '../model.ts';
import { column, table } from '../tables.ts';

/** Parts of our capability sheet that several pages show. */

const sizes = [column('feature', 'Feature'), mmAndMil('size', 'Size')] as const;

/** A table of features with their sizes in mm. */
export const sizeTable = (
  caption: string,
  source: Source | string,
  rows: readonly (readonly [id: string, feature: string, mm: string])[],
) => table(caption, { columns: sizes, rows, source });

export const panelTable = (source: Source, border: string) =>
  sizeTable('Panel', source, [
    ['working', 'Working panel', '450 × 610'],
    ['usable', 'Usable area of it', '430 × 585'],
    ['border', border, '5'],
    ['tooling', 'Tooling holes', '3'],
    ['tab-width', 'Tab, about', '1.6'],
    ['tab-pitch', 'One tab every', '40'],
    ['outline', 'Outline tolerance', '±0.13'],
  ]);

export const stencilTable = (source: Source, caption = 'Stencil', thickness = 'Thickness') =>
  sizeTable(caption, source, [
    ['thickness', thickness, '0.10–0.15'],
    ['max-size', 'Max size', '400 × 500'],
  ]);

/** The first rows of a table of holes. */
export const holeRows = [
  ['mechanical', 'Smallest mechanical drill', '0.30 mm'],
  ['laser', 'Smallest laser drill', '0.20 mm'],
  ['aspect', 'Aspect ratio, depth to width', '8:1'],
] as const;
