import { capabilities } from '@pcb/engineering/capabilities';
import { withUnit } from '../../shared/format/figureText.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { Source } from '../model.ts';
import { column, table } from '../tables.ts';
import { processRule } from './sources.ts';

const { board, drill, panel, stencil } = capabilities;

const sizes = [column('feature', 'Feature'), mmAndMil('size', 'Size')] as const;

export const sizeTable = (
  caption: string,
  source: Source | string,
  rows: readonly (readonly [id: string, feature: string, mm: string])[],
) => table(caption, { columns: sizes, rows, source });

export const panelTable = (source: Source, border: string) =>
  sizeTable('Panel', source, [
    ['working', 'Working panel', panel.working.text],
    ['usable', 'Usable area', panel.usable.text],
    ['border', border, panel.border.text],
    ['tooling', 'Tooling hole, diameter', panel.toolingHole.text],
    ['tab-width', 'Tab width, about', panel.tabWidth.text],
    ['tab-pitch', 'Tab pitch', panel.tabPitch.text],
    ['outline', 'Outline tolerance', `±${board.outlineTolerance.text}`],
  ]);

export const stencilTable = (source: Source, caption = 'Stencil', thickness = 'Thickness') =>
  sizeTable(caption, source, [
    ['thickness', thickness, stencil.foil.text],
    ['max-size', 'Max size', stencil.maxSize.text],
  ]);

/** The smallest mechanical drill that our aspect ratio allows for a board thickness, both in mm. */
export const minDrillByRatio = (thickness: string) => Number(thickness) / drill.aspectRatio.value;

/** Drill oversize of plated holes, and the limits of finished holes and spacing. */
export const holeSpacingTable = sizeTable('Finished Holes, Slots and Spacing', processRule, [
  ['allowance', 'Drill of a plated hole, wider than the finished hole by', drill.platingAllowance.text],
  ['spacing', 'Between the edges of two drills, minimum', drill.minSpacing.text],
  ['plated-slot', 'Plated slot, finished width, minimum', drill.minPlatedSlot.text],
  ['unplated-slot', 'Slot without plating, width, minimum', drill.minUnplatedSlot.text],
  ['half-hole', 'Castellated hole, finished size, minimum', drill.minHalfHole.text],
  ['half-hole-pitch', 'Castellated holes, pitch, minimum', drill.minHalfHolePitch.text],
]);

export const holeRows = [
  ['mechanical', 'Smallest mechanical drill', withUnit(drill.mechanical)],
  ['laser', 'Smallest laser via, blind', withUnit(drill.laser)],
  ['aspect', 'Aspect ratio, depth to mechanical drill', withUnit(drill.aspectRatio)],
  ['annular-ring', 'Smallest annular ring, pad beyond drill', withUnit(drill.minAnnularRing)],
] as const;
