import { minTrack } from '@pcb/engineering/capabilities';
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

  it('print the width and the impedance of every controlled line, within 1 % of its target', () => {
    const lines = tablesOf(impedanceBuildUpsContent)
      .flatMap(({ rows }) => rows.map(({ cells }) => cells))
      .filter((cells) => 'impedance' in cells);
    expect(lines).toHaveLength(49);
    for (const { impedance, target } of lines)
      expect(Math.abs(Number(impedance) / Number(target) - 1)).toBeLessThanOrEqual(0.01);
    const printed = lines.map(({ copper = '', target, widthMm, gapMm = '', impedance }) =>
      [copper, target, widthMm, gapMm, impedance].join(' '),
    );
    // A single line, a pair, a stripline, which has no copper of its own, and a line on Rogers.
    expect(printed).toEqual(
      expect.arrayContaining(['1 50 1.63  50.1', '0.5 100 0.20 0.20 99.8', ' 50 0.44  50.1', '1 50 3.30  50.0']),
    );
  });

  it('print only lines that we can make in their copper', () => {
    for (const { rows } of tablesOf(impedanceBuildUpsContent))
      for (const { cells } of rows.filter((row) => 'impedance' in row.cells)) {
        const narrowest = minTrack(Number(cells['copper'] ?? 0.5), 'outer') ?? NaN;
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
