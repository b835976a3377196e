import { minimumTrack } from '@pcb/engineering/capabilities';
import { describe, expect, it } from 'vitest';
import type { Block, ContentPageContent } from '../../packages/screens/src/content/model.ts';
import { circuitProtectionContent } from '../../packages/screens/src/content/pages/circuitProtection.content.ts';
import { impedanceBuildUpsContent } from '../../packages/screens/src/content/pages/impedanceBuildUps.content.ts';
import { packagingGuidelineContent } from '../../packages/screens/src/content/pages/packagingGuideline.content.ts';
import { rogersLaminateContent } from '../../packages/screens/src/content/pages/rogersLaminate.content.ts';
import { standardBuildUpsContent } from '../../packages/screens/src/content/pages/standardBuildUps.content.ts';
import { rowsOf } from '../../packages/screens/src/content/tools/StackUpFigure/rowsOf.ts';
import { stackUpFigureContent } from '../../packages/screens/src/content/tools/StackUpFigure/StackUpFigure.content.ts';

describe('pages with computed tables', () => {
  type Table = Extract<Block, { kind: 'table' }>;
  const tableOf = (block: Block): Table[] => {
    if (block.kind === 'table') return [block];
    if (block.kind !== 'stackUp') return [];
    const { rows, total } = rowsOf(block.stackUp, stackUpFigureContent);
    const { columns, source, caption } = stackUpFigureContent;
    return [{ kind: 'table', caption: caption(block.stackUp), columns, rows: [...rows, total], source }];
  };
  const tablesOf = ({ sections }: ContentPageContent) => sections.flatMap(({ blocks }) => blocks.flatMap(tableOf));
  const pages = {
    circuitProtectionContent,
    impedanceBuildUpsContent,
    packagingGuidelineContent,
    rogersLaminateContent,
    standardBuildUpsContent,
  };

  it('print the width and the impedance of every controlled line', () => {
    const lines = tablesOf(impedanceBuildUpsContent)
      .flatMap(({ rows }) => rows.map(({ cells }) => cells))
      .filter((cells) => 'impedance' in cells)
      .map((cells) =>
        [cells['copper'] ?? '', cells['target'], cells['widthMm'], cells['gapMm'] ?? '', cells['impedance']].join(' '),
      );
    expect(lines).toEqual([
      '0.5 50 1.65  50.0',
      '0.5 90 0.60 0.20 90.1',
      '0.5 100 0.41 0.20 100.0',
      '1 50 1.63  50.1',
      '1 90 0.53 0.20 90.2',
      '1 100 0.36 0.20 99.7',
      '0.5 50 2.76  50.0',
      '0.5 90 0.68 0.20 90.1',
      '0.5 100 0.45 0.20 99.8',
      '1 50 2.74  50.0',
      '1 90 0.60 0.20 90.0',
      '0.5 50 3.49  50.0',
      '0.5 90 0.71 0.20 90.0',
      '0.5 100 0.46 0.20 99.9',
      '1 50 3.47  50.0',
      '1 90 0.62 0.20 90.1',
      '0.5 50 0.32  50.1',
      '0.5 90 0.22 0.15 89.8',
      '0.5 90 0.26 0.20 90.1',
      '0.5 100 0.16 0.15 100.2',
      '0.5 100 0.20 0.20 99.8',
      '1 50 0.31  49.9',
      '1 90 0.24 0.20 89.3',
      '1 100 0.17 0.20 100.9',
      '0.5 50 0.19  50.1',
      '0.5 90 0.16 0.15 89.7',
      '0.5 90 0.18 0.20 90.2',
      '0.5 100 0.12 0.15 99.8',
      '0.5 100 0.14 0.20 100.1',
      '1 50 0.18  50.0',
      '1 90 0.16 0.20 90.6',
      '0.5 50 0.19  50.1',
      '0.5 90 0.16 0.15 89.7',
      '0.5 90 0.18 0.20 90.2',
      '0.5 100 0.12 0.15 99.8',
      '0.5 100 0.14 0.20 100.1',
      '1 50 0.18  50.0',
      '1 90 0.16 0.20 90.6',
      ' 50 0.44  50.1',
      '0.5 50 0.50  49.9',
      '1 50 0.48  50.3',
      '0.5 50 1.05  49.9',
      '1 50 1.03  50.0',
      '0.5 50 3.25  50.0',
      '1 50 3.23  50.0',
      '0.5 50 1.07  50.0',
      '1 50 1.05  50.1',
      '0.5 50 3.32  50.0',
      '1 50 3.30  50.0',
    ]);
  });

  it('print only lines that we can make in their copper', () => {
    for (const { rows } of tablesOf(impedanceBuildUpsContent))
      for (const { cells } of rows.filter((row) => 'impedance' in row.cells)) {
        const narrowest = minimumTrack(Number(cells['copper'] ?? 0.5), 'outer') ?? NaN;
        expect(Number(cells['widthMm'])).toBeGreaterThanOrEqual(narrowest);
        if (cells['gapMm']) expect(Number(cells['gapMm'])).toBeGreaterThanOrEqual(narrowest);
      }
  });

  it('print stack-ups of 2, 4 and 6 layers whose rows add up to the total below them', () => {
    const tables = tablesOf(standardBuildUpsContent);
    expect(tables.map(({ rows }) => rows.filter(({ id }) => id.startsWith('L')).length)).toEqual([
      2, 2, 2, 4, 4, 4, 4, 4, 4, 6,
    ]);
    for (const { rows } of tables) {
      const figures = rows.map(({ cells }) => Number(cells['mm']));
      expect(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBeCloseTo(figures.at(-1) ?? NaN, 9);
    }
  });

  it('[C-09] show exactly four protection components', () => {
    const facts = circuitProtectionContent.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])),
    );
    expect(facts.map(({ id }) => id)).toEqual(['tvs-diode', 'mov', 'gas-tube', 'resettable-fuse']);
    expect(tablesOf(circuitProtectionContent).map(({ rows }) => rows.length)).toEqual([4]);
  });

  it.each(Object.entries(pages))(
    '[C-10] %s links to the panel guidelines and to the contact page',
    (_, { related }) => {
      const hrefs = related.map(({ href }) => href);
      expect(hrefs).toContain('/resources/panel-guidelines');
      expect(hrefs).toContain('/reach-out');
    },
  );

  it.each(Object.entries(pages))('%s names the source of every table, and has valid figures and ids', (_, page) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { rows, columns, source } of tablesOf(page)) {
      expect(source?.label).toBeTruthy();
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { cells } of rows)
        for (const id of Object.keys(cells)) expect(columns.map((column) => column.id)).toContain(id);
    }
    expect(JSON.stringify(page)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
