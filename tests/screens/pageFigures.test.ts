import { capabilities } from '@pcb/engineering/capabilities';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mmAndMil } from '../../packages/screens/src/content/lengthColumns.ts';
import { designGuidelinesContent } from '../../packages/screens/src/content/pages/designGuidelines.content.ts';
import { panelGuidelinesContent } from '../../packages/screens/src/content/pages/panelGuidelines.content.ts';
import { solderPastePrepContent } from '../../packages/screens/src/content/pages/solderPastePrep.content.ts';
import {
  converted,
  withBothUnits,
  plusMinus,
  traceAndSpace,
  withUnit,
} from '../../packages/screens/src/shared/format/figureText.ts';
import { stringsIn, tableNamed } from '../helpers/contentPages.ts';

describe('a figure in words', () => {
  it('has its unit, and the other unit computed from it', () => {
    const { board, boardSize, drill, panel, stencil, track } = capabilities;
    expect([
      withUnit(drill.aspectRatio),
      withBothUnits(drill.mechanical),
      withBothUnits(boardSize.fr4),
      withBothUnits(stencil.foil),
      withBothUnits(panel.tabPitch),
      converted(plusMinus(board.outlineTolerance)),
      converted(traceAndSpace(track.hdiInner)),
    ]).toEqual([
      '8:1',
      '0.30 mm (11.81 mil)',
      '430 × 385 mm (16,929 × 15,157 mil)',
      '0.10–0.15 mm (3.94–5.91 mil)',
      '40 mm (1,575 mil)',
      '±0.13 mm (±5.12 mil)',
      '2.5/2.5 mil (0.064/0.064 mm)',
    ]);
  });

  it('is also converted in a column, and a dash stays a dash', () => {
    const [, mil] = mmAndMil('size', 'Size');
    expect(['0.20', '450 × 610', '0', '—'].map((mm) => mil?.convert?.(mm))).toEqual([
      '7.87',
      '17,717 × 24,016',
      '0',
      '—',
    ]);
  });

  it('is never converted by hand in a content file', () => {
    const folder = 'packages/screens/src/content';
    const byHand = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        readFileSync(`${folder}/${file}`, 'utf8')
          .split('\n')
          .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && /\d (mm|mil) \([\d±.,× –/]+ (mm|mil)\)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(byHand).toEqual([]);
  });
});

describe('a computed table', () => {
  const cellsOf = (content: typeof designGuidelinesContent, caption: string, ids: readonly string[]) =>
    tableNamed(content, caption).rows.map(({ cells }) => ids.map((id) => cells[id]).join(' | '));

  it('counts the boards that fit on a working panel', () => {
    expect(cellsOf(panelGuidelinesContent, 'Boards on a Working Panel', ['sizeMm', 'count'])).toEqual([
      '50 × 50 | 88',
      '100 × 80 | 28',
      '160 × 100 | 12',
      '430 × 385 | 1',
    ]);
  });

  it('adds up boards, gaps and borders of a delivery panel', () => {
    expect(cellsOf(panelGuidelinesContent, 'Delivery Panels', ['panel', 'panelMm'])).toEqual([
      '1 × 1 | 94 × 74',
      '2 × 2 | 176 × 136',
      '2 × 3 | 116 × 138',
    ]);
  });

  it('has the track width by current, and marks widths that come only from the formula', () => {
    expect(cellsOf(designGuidelinesContent, 'Width by Current', ['current', 'oneMm', 'twoMm', 'innerMm'])).toEqual([
      '0.5 A | 0.15 | 0.175 | 0.60',
      '1 A | 0.30 | 0.175 | 1.56',
      '2 A | 0.78 | 0.39 | 4.07',
      '3 A | 1.37 | 0.68 | 7.11',
      '5 A | 2.77 | 1.38 | —',
    ]);
    expect(stringsIn(designGuidelinesContent).join(' ')).toContain(
      '0.12 mm for 0.5 A on 1 oz, 0.06 mm for 0.5 A on 2 oz and 0.15 mm for 1 A on 2 oz',
    );
  });

  it('[B-16] has the smallest drill by thickness', () => {
    const caption = 'Smallest Mechanical Drill by Thickness';
    expect(cellsOf(designGuidelinesContent, caption, ['board', 'ratioMm', 'drillMm'])).toEqual([
      '1.0 mm | 0.125 | 0.30',
      '1.6 mm | 0.20 | 0.30',
      '2.0 mm | 0.25 | 0.30',
      '2.4 mm | 0.30 | 0.30',
      '3.2 mm | 0.40 | 0.40',
    ]);
  });

  it('has the smallest apertures by foil', () => {
    const columns = ['foilMil', 'foilMm', 'slotMil', 'slotMm', 'padMil', 'padMm'];
    expect(cellsOf(solderPastePrepContent, 'Smallest Apertures by Foil', columns)).toEqual([
      '4 | 0.102 | 6.00 | 0.152 | 10.56 | 0.268',
      '5 | 0.127 | 7.50 | 0.191 | 13.20 | 0.335',
      '6 | 0.152 | 9.00 | 0.229 | 15.84 | 0.402',
      '8 | 0.203 | 12.00 | 0.305 | 21.12 | 0.536',
    ]);
  });
});
