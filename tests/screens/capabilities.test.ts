import { trackWidth } from '@pcb/engineering/trackWidth';
import { describe, expect, it } from 'vitest';
import { aboutContent } from '../../packages/screens/src/content/AboutScreen/AboutScreen.content.ts';
import { designGuidelinesContent } from '../../packages/screens/src/content/pages/designGuidelines.content.ts';
import { faqGeneralContent } from '../../packages/screens/src/content/pages/faqGeneral.content.ts';
import { faqTechnicalContent } from '../../packages/screens/src/content/pages/faqTechnical.content.ts';
import { flexiblePcbContent } from '../../packages/screens/src/content/pages/flexiblePcb.content.ts';
import { manufacturingProcessContent } from '../../packages/screens/src/content/pages/manufacturingProcess.content.ts';
import type { Block, ContentPageContent, FaqContent } from '../../packages/screens/src/content/model.ts';
import { panelGuidelinesContent } from '../../packages/screens/src/content/pages/panelGuidelines.content.ts';
import { pcbAContent } from '../../packages/screens/src/content/pages/pcbA.content.ts';
import { pcbBContent } from '../../packages/screens/src/content/pages/pcbB.content.ts';
import { pcbStencilContent } from '../../packages/screens/src/content/pages/pcbStencil.content.ts';
import { solderPastePrepContent } from '../../packages/screens/src/content/pages/solderPastePrep.content.ts';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';

type Table = Extract<Block, { kind: 'table' }>;

const guidelines: Record<string, ContentPageContent> = {
  '/resources/technical-capabilities': technicalCapabilitiesContent,
  '/resources/technical-capabilities/pcb-a': pcbAContent,
  '/resources/technical-capabilities/pcb-stencil': pcbStencilContent,
  '/resources/technical-capabilities/flexible-pcb': flexiblePcbContent,
  '/resources/technical-capabilities/pcb-b': pcbBContent,
  '/resources/panel-guidelines': panelGuidelinesContent,
  '/resources/design-guidelines': designGuidelinesContent,
  '/resources/solder-paste-prep': solderPastePrepContent,
};
const pages: Record<string, ContentPageContent> = {
  ...guidelines,
  '/about': aboutContent,
  '/pcb-manufacturing-process': manufacturingProcessContent,
};
const faqs: Record<string, FaqContent> = {
  '/resources/faq/general': faqGeneralContent,
  '/resources/faq/technical': faqTechnicalContent,
};

const blocksOf = ({ sections }: ContentPageContent) => sections.flatMap(({ blocks }) => blocks);
const tablesOf = (content: ContentPageContent) =>
  blocksOf(content).filter((block): block is Table => block.kind === 'table');

function tableNamed(content: ContentPageContent, caption: string): Table {
  const [table, ...others] = tablesOf(content).filter((candidate) => candidate.caption === caption);
  if (!table || others.length > 0) throw new Error(`${content.title} has no table, or several, named ${caption}`);
  return table;
}

/** The cells of a row in the order of the columns, each with the unit of its column. */
function rowOf(table: Table, id: string): string[] {
  const row = table.rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`${table.caption} has no row ${id}`);
  return table.columns.map((column) => [row.cells[column.id], column.unit].filter(Boolean).join(' '));
}

/** Every string in a page, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const numbersIn = (text: string) => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
const decimalsOf = (figure: string) => figure.split('.')[1]?.length ?? 0;
const valueOf = (figure: string) => Number(figure.replaceAll(',', ''));

/** Whether a figure is what a value rounds to, in as many decimals as it shows. */
const shows = (figure: string, value: number) =>
  Math.abs(valueOf(figure) - value) <= 0.5 * 10 ** -decimalsOf(figure) + 1e-9;

type LengthUnit = 'mm' | 'mil' | 'µm';
const unitInMm: Record<LengthUnit, number> = { mm: 1, mil: 0.0254, µm: 0.001 };
const isLengthUnit = (unit: string | undefined): unit is LengthUnit => unit !== undefined && unit in unitInMm;

/** Whether each figure of the second text is what that of the first, which is exact, rounds to in the other unit. */
function isConversion([exact, from]: readonly [string, LengthUnit], [rounded, to]: readonly [string, LengthUnit]) {
  const exacts = numbersIn(exact);
  const results = numbersIn(rounded);
  return (
    exacts.length === results.length &&
    results.every((figure, index) => shows(figure, (valueOf(exacts[index] ?? '') * unitInMm[from]) / unitInMm[to]))
  );
}

describe('the capability page', () => {
  const row = (caption: string, id: string) => rowOf(tableNamed(technicalCapabilitiesContent, caption), id);

  it('[C-01] has the four named tables, and those for panel, tracks, stencil, drill and pre-production', () => {
    expect(tablesOf(technicalCapabilitiesContent).map(({ caption }) => caption)).toEqual([
      'Technical Capabilities',
      'Maximum Board Size',
      'Base Materials',
      'Circuit Layers',
      'Track and Spacing',
      'Drill and Trace',
      'Panel',
      'Stencil',
      'Pre-Production Engineering',
    ]);
  });

  it.each([
    ['max-layers', ['Max layers', '24']],
    ['min-board-thickness', ['Min board thickness', '1.20 mm']],
    ['min-finished-thickness', ['Min finished thickness', '0.20 mm']],
  ])('[B-10] states %s', (id, cells) => {
    expect(row('Technical Capabilities', id).slice(0, 2)).toEqual(cells);
  });

  it.each([
    ['fr4', 'FR4, single and double-sided', '430 × 385 mm'],
    ['fr4-multilayer', 'FR4, multilayer', '430 × 370 mm'],
    ['rogers', 'Rogers', '435 × 275 mm'],
    ['iteq', 'Iteq', '430 × 385 mm'],
    ['mcpcb', 'MCPCB (metal core)', '430 × 385 mm'],
  ])('[B-11] states the largest board of %s', (id, material, size) => {
    expect(row('Maximum Board Size', id).slice(0, 2)).toEqual([material, size]);
  });

  it.each([
    ['inner', ['Inner', 'Foil', '1/2 oz', '17.5 µm']],
    ['outer', ['Outer', 'Up to', '5 oz', '175 µm']],
    ['power', ['Power', 'Max', '3 oz', '105 µm']],
    ['signal', ['Signal', 'Max', '2 oz', '70 µm']],
    ['any', ['Any', 'Min', '0.5 oz', '17.5 µm']],
  ])('[B-12] states the copper of the layer: %s', (id, cells) => {
    expect(row('Circuit Layers', id).slice(0, 4)).toEqual(cells);
  });

  it.each([technicalCapabilitiesContent, pcbBContent, designGuidelinesContent])(
    '[B-13] states track and spacing by copper on $title',
    (content) => {
      const table = tableNamed(content, 'Track and Spacing');
      const figures = table.rows.map(({ cells }) => [cells['copper'], cells['trackMm'], cells['gapMm']]);
      expect(table.columns.filter(({ unit }) => unit === 'mm').map(({ id }) => id)).toEqual(['trackMm', 'gapMm']);
      expect(figures).toEqual([
        ['0.5 oz, top/bottom', '0.09', '0.09'],
        ['0.5 oz, inner', '0.125', '0.125'],
        ['1 oz', '0.15', '0.15'],
        ['2 oz', '0.175', '0.20'],
      ]);
    },
  );

  it.each([technicalCapabilitiesContent, panelGuidelinesContent])('[B-14] states the panel on $title', (content) => {
    const table = tableNamed(content, 'Panel');
    expect(Object.fromEntries(table.rows.map(({ id }) => [id, rowOf(table, id)[1]]))).toEqual({
      working: '450 × 610 mm',
      usable: '430 × 585 mm',
      border: '5 mm',
      tooling: '3 mm',
      'tab-width': '1.6 mm',
      'tab-pitch': '40 mm',
      outline: '±0.13 mm',
    });
  });

  it.each([
    [technicalCapabilitiesContent, 'Stencil'],
    [pcbStencilContent, 'Stencil'],
    [pcbAContent, 'Stencil for Assembly'],
  ])('[B-15] states thickness and size of a stencil on $title', (content, caption) => {
    const table = tableNamed(content, caption);
    expect(rowOf(table, 'thickness')[1]).toBe('0.10–0.15 mm');
    expect(rowOf(table, 'max-size')[1]).toBe('400 × 500 mm');
  });

  it.each([
    ['mechanical', '0.30 mm'],
    ['laser', '0.20 mm'],
    ['aspect', '8:1'],
    ['standard', '4/4 mil'],
    ['hdi-outer', '3/3 mil'],
    ['hdi-inner', '2.5/2.5 mil'],
  ])('[B-16] states drill and trace: %s', (id, limit) => {
    expect(row('Drill and Trace', id)[1]).toBe(limit);
  });

  it('[B-16] repeats drill, trace and outline in its first table with the same figures', () => {
    const first = (id: string) => row('Technical Capabilities', id).slice(1);
    const further = (id: string) => row('Drill and Trace', id).slice(1);
    expect(first('mechanical-drill')).toEqual(further('mechanical'));
    expect(first('laser-drill')).toEqual(further('laser'));
    expect(first('aspect-ratio')).toEqual(further('aspect'));
    expect(first('standard-trace')).toEqual(further('standard'));
    expect(first('hdi-outer-trace')).toEqual(further('hdi-outer'));
    expect(first('hdi-inner-trace')).toEqual(further('hdi-inner'));
    expect(first('outline-tolerance')).toEqual(['±0.13 mm', '±5.12 mil']);
  });

  it('[B-17] states what pre-production engineering adds to the lead time', () => {
    expect(row('Pre-Production Engineering', 'added')).toEqual([
      'Pre-production engineering adds to the lead time',
      '0.5–1 working day',
    ]);
  });
});

describe('lengths', () => {
  it.each([
    ['0.20', 'mm', '7.87', 'mil', true],
    ['0.20', 'mm', '7.88', 'mil', false],
    ['5', 'mm', '190', 'mil', false],
    ['450 × 610', 'mm', '17,717 × 24,016', 'mil', true],
    ['450 × 610', 'mm', '17,717', 'mil', false],
    ['2.5', 'mil', '0.064', 'mm', true],
    ['2.5', 'mil', '0.065', 'mm', false],
  ] as const)('compares %s %s with %s %s: %s', (exact, from, rounded, to, isSame) => {
    expect(isConversion([exact, from], [rounded, to])).toBe(isSame);
  });

  // Of two columns for one length, the first is exact and the second computed from it.
  const columnPairs = Object.entries(pages).flatMap(([path, content]) =>
    tablesOf(content).flatMap((table) => {
      const lengths = table.columns.filter(({ unit }) => isLengthUnit(unit));
      return lengths
        .filter(({ unit }) => unit === 'mil')
        .map(({ id }) => {
          const stem = id.replace(/Mil$/, '');
          const both = lengths.filter((column) => column.id.replace(/(Mil|Mm|Um)$/, '') === stem);
          return { path, caption: table.caption, stem, both, rows: table.rows };
        });
    }),
  );

  it.each(columnPairs)('are the same in both units: $path, $caption, $stem', ({ both, rows }) => {
    expect(both).toHaveLength(2);
    const [exact, computed] = both;
    if (!exact || !computed || !isLengthUnit(exact.unit) || !isLengthUnit(computed.unit)) throw new Error('No lengths');
    for (const { cells } of rows) {
      const figures = [
        [cells[exact.id] ?? '', exact.unit],
        [cells[computed.id] ?? '', computed.unit],
      ] as const;
      expect(isConversion(...figures), figures.join(' ')).toBe(true);
    }
  });

  it('are the same in the tables of mixed units', () => {
    const split = (cell = '') => {
      const [, figure = '', unit] = /^(.*) (mm|mil)$/.exec(cell) ?? [];
      return isLengthUnit(unit) ? ([figure, unit] as const) : undefined;
    };
    const rows = Object.values(pages)
      .flatMap(tablesOf)
      .flatMap((table) => table.rows)
      .filter(({ cells }) => cells['converted'] !== undefined && cells['converted'] !== '—');
    expect(rows.length).toBeGreaterThanOrEqual(15);
    for (const { cells } of rows) {
      const exact = split(cells['limit']);
      const computed = split(cells['converted']);
      expect(exact && computed && exact[1] !== computed[1] && isConversion(exact, computed), cells['limit']).toBe(true);
    }
  });

  it('are the same in running text, where the first is exact', () => {
    const found = stringsIn([pages, faqs]).flatMap((text) => [
      ...text.matchAll(/([\d.,× –/±]+) (mm|mil) \(([^)]+) (mm|mil)\)/g),
    ]);
    expect(found.length).toBeGreaterThanOrEqual(20);
    for (const [text, exact = '', from, computed = '', to] of found) {
      if (!isLengthUnit(from) || !isLengthUnit(to)) throw new Error(text);
      expect(isConversion([exact, from], [computed, to]), text).toBe(true);
    }
  });

  it('carry 35 µm for each ounce of copper', () => {
    const ounces: Record<string, number> = { '1/2': 0.5, '0.5': 0.5 };
    for (const { cells } of tableNamed(technicalCapabilitiesContent, 'Circuit Layers').rows) {
      const ounce = cells['copperOz'] ?? '';
      expect(Number(cells['copperUm'])).toBe(35 * (ounces[ounce] ?? Number(ounce)));
    }
  });
});

describe('what is computed', () => {
  const sizeOf = (cell = '') => {
    const [width = Number.NaN, height = Number.NaN] = numbersIn(cell).map(valueOf);
    return { width, height };
  };

  it('counts the boards that fit a working panel', () => {
    const count = (width: number, height: number) => Math.floor(432 / (width + 2)) * Math.floor(587 / (height + 2));
    for (const { cells } of tableNamed(panelGuidelinesContent, 'Boards on a Working Panel').rows) {
      const { width, height } = sizeOf(cells['sizeMm']);
      expect(Number(cells['count'])).toBe(Math.max(count(width, height), count(height, width)));
    }
  });

  it('adds boards, gaps and borders up to a delivery panel', () => {
    for (const { cells } of tableNamed(panelGuidelinesContent, 'Delivery Panels').rows) {
      const { width: columns, height: rows } = sizeOf(cells['panel']);
      const board = sizeOf(cells['boardMm']);
      const side = (count: number, length: number) => count * length + (count - 1) * 2 + 2 * (5 + 2);
      expect(sizeOf(cells['panelMm'])).toEqual({
        width: side(columns, board.width),
        height: side(rows, board.height),
      });
    }
  });

  it.each([
    ['oneMm', 1, 'outer'],
    ['twoMm', 2, 'outer'],
    ['innerMm', 0.5, 'inner'],
  ] as const)('gives the width of a track by its current: %s', (column, copper, position) => {
    for (const { cells } of tableNamed(designGuidelinesContent, 'Width by Current').rows) {
      const current = Number.parseFloat(cells['current'] ?? '');
      const result = trackWidth({ current, temperatureRise: 10, copper, position });
      const figure = cells[column] ?? '';
      expect(result.isValid ? shows(figure, result.width) : figure === '—', `${current} A: ${figure}`).toBe(true);
    }
  });

  it('names the widths that the formula alone would give', () => {
    const widthFor = (current: number, copper: number) => {
      const result = trackWidth({ current, temperatureRise: 10, copper, position: 'outer' });
      return result.isValid && result.isBelowMinimum ? result.computedWidth.toFixed(2) : undefined;
    };
    expect([widthFor(0.5, 1), widthFor(0.5, 2), widthFor(1, 2)]).toEqual(['0.12', '0.06', '0.15']);
    expect(stringsIn(designGuidelinesContent).join(' ')).toContain(
      '0.12 mm for 0.5 A on 1 oz, 0.06 mm for 0.5 A and 0.15 mm for 1 A on 2 oz',
    );
  });

  it('[B-16] gives the smallest drill by thickness', () => {
    for (const { cells } of tableNamed(designGuidelinesContent, 'Smallest Mechanical Drill by Thickness').rows) {
      const byRatio = Number.parseFloat(cells['board'] ?? '') / 8;
      expect(shows(cells['ratioMm'] ?? '', byRatio), cells['board']).toBe(true);
      expect(Number(cells['drillMm'])).toBe(Math.max(0.3, Number(cells['ratioMm'])));
    }
  });

  it('gives the smallest apertures by foil', () => {
    const { rows } = tableNamed(solderPastePrepContent, 'Smallest Apertures by Foil');
    expect(rows.map(({ cells }) => cells['foil'])).toEqual(['4 mil', '5 mil', '6 mil', '8 mil']);
    for (const { cells } of rows) {
      const foil = Number.parseFloat(cells['foil'] ?? '');
      expect(shows(cells['foilMm'] ?? '', foil * 0.0254)).toBe(true);
      expect(Number(cells['slotMil'])).toBeCloseTo(foil * 1.5, 9);
      expect(Number(cells['padMil'])).toBeCloseTo(foil * 4 * 0.66, 9);
    }
  });
});

describe('every page', () => {
  it.each(Object.entries(pages))('has addresses of its own for its sections and rows: %s', (_path, content) => {
    const ids = content.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(ids).not.toContain('page-title');
    for (const block of blocksOf(content)) {
      if (!('items' in block) && !('rows' in block)) continue;
      const parts: readonly unknown[] = 'rows' in block ? block.rows : block.items;
      const names = parts.map((part) => (typeof part === 'string' ? part : (part as { id: string }).id));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(Object.entries(pages))('fills every cell of its tables and names their source: %s', (_path, content) => {
    const tables = tablesOf(content);
    expect(new Set(tables.map(({ caption }) => caption)).size).toBe(tables.length);
    for (const { columns, rows, source } of tables) {
      expect(source?.label).toBeTruthy();
      const ids = columns.map(({ id }) => id);
      for (const row of rows) expect(Object.keys(row.cells)).toEqual(ids);
    }
  });

  it('has a title and a description of its own', () => {
    const metas = [...Object.values(pages), ...Object.values(faqs)].map(({ meta }) => meta);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(12);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(12);
    for (const { description } of metas) expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(Object.entries({ ...guidelines, ...faqs }))(
    '[C-10] links to the panel guidelines and to reach out: %s',
    (path, { related }) => {
      const hrefs = related.map(({ href }) => href);
      const expected = ['/resources/panel-guidelines', '/reach-out'].filter((href) => href !== path);
      expect(hrefs).toEqual(expect.arrayContaining(expected));
      expect(hrefs).not.toContain(path);
      expect(new Set(hrefs).size).toBe(hrefs.length);
    },
  );

  it('links only to sections that are there', () => {
    const hrefs = stringsIn([pages, faqs]).filter((text) => /^\/\S*#/.test(text) && !text.startsWith('/services'));
    const addresses = Object.entries(pages).flatMap(([path, { sections }]) =>
      sections.map(({ id }) => `${path}#${id}`),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    expect(addresses).toEqual(expect.arrayContaining(hrefs));
  });
});

describe('single pages', () => {
  it('[C-02] gives pre-production engineering a section with an anchor on the page of bare boards', () => {
    const section = pcbBContent.sections.find(({ id }) => id === 'pre-production-engineering');
    expect(section?.title).toBe('Pre-Production Engineering PCB B');
    expect(stringsIn(section).join(' ')).toContain('adds 0.5–1 working day to the lead time');
  });

  it.each(Object.entries(faqs))('[C-03] has 4 questions, each with an answer: %s', (_path, { items }) => {
    expect(items).toHaveLength(4);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
    for (const { question, answer } of items) {
      expect(question).toMatch(/\?$/);
      expect(answer.join('').length).toBeGreaterThan(0);
    }
  });

  it('[C-05] makes a board in 12 steps, each with the limit that it sets', () => {
    const lists = blocksOf(manufacturingProcessContent).filter((block) => block.kind === 'steps');
    expect(lists).toHaveLength(1);
    expect(lists[0]?.items.map(({ figure }) => figure)).toEqual([
      '0.5–1 working day',
      '450 × 610 mm',
      '0.125 mm',
      '1/2 oz',
      '24 layers',
      '0.30 / 0.20 mm',
      '8:1',
      '4/4 mil',
      'up to 5 oz',
      'about 0.02 mm',
      '0.20 mm',
      '±0.13 mm',
    ]);
  });

  it('[A-01] stands on four pillars, shows figures and says the aim', () => {
    const facts = blocksOf(aboutContent).filter((block) => block.kind === 'facts');
    expect(facts[0]?.items.map(({ label }) => label)).toEqual(['Experience', 'Quality', 'Service', 'Reliability']);
    expect(facts[1]?.items.map(({ figure }) => figure)).toEqual(expect.arrayContaining(['25+', '1000+', '3']));
    expect(stringsIn(aboutContent).join(' ')).toContain('an integrated manufacturing, design and engineering partner');
  });

  it('[A-01] leaves a place for the call to action', () => {
    expect(blocksOf(aboutContent)).toContainEqual({ kind: 'slot', id: 'callToAction' });
  });
});
