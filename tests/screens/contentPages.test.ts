import { describe, expect, it } from 'vitest';
import { aboutContent } from '../../packages/screens/src/content/AboutScreen/AboutScreen.content.ts';
import { manufacturingProcessContent } from '../../packages/screens/src/content/pages/manufacturingProcess.content.ts';
import { pcbBContent } from '../../packages/screens/src/content/pages/pcbB.content.ts';
import { sampleBrand } from '../../packages/screens/src/fixtures/brand.ts';
import { blocksOf, faqs, guidelines, pages, stringsIn, tablesOf } from '../helpers/contentPages.ts';

const about = aboutContent(sampleBrand);

describe('every page', () => {
  it.each(Object.entries(pages))('has unique ids for its sections and rows: %s', (_path, content) => {
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

  it.each(Object.entries(pages))('fills every table cell and names the source of each table: %s', (_path, content) => {
    const tables = tablesOf(content);
    expect(new Set(tables.map(({ caption }) => caption)).size).toBe(tables.length);
    for (const { columns, rows, source } of tables) {
      expect(source?.label).toBeTruthy();
      const ids = columns.map(({ id }) => id);
      for (const row of rows) expect(Object.keys(row.cells)).toEqual(ids);
    }
  });

  it('has a description of at most 160 characters', () => {
    for (const { meta } of [...Object.values(pages), ...Object.values(faqs)])
      expect(meta.description.length).toBeLessThanOrEqual(160);
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

  it('links only to existing sections', () => {
    const hrefs = stringsIn([pages, faqs]).filter((text) => /^\/\S*#/.test(text) && !text.startsWith('/services'));
    const anchors = Object.entries(pages).flatMap(([path, { sections }]) => sections.map(({ id }) => `${path}#${id}`));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(anchors).toEqual(expect.arrayContaining(hrefs));
  });
});

describe('single pages', () => {
  it('[C-02] has a section with an anchor for pre-production engineering on the page of bare boards', () => {
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

  it('[C-05] describes 12 manufacturing steps, each with its limit', () => {
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

  it('[A-01] shows four pillars, figures and the aim', () => {
    const facts = blocksOf(about).filter((block) => block.kind === 'facts');
    expect(facts[0]?.items.map(({ label }) => label)).toEqual(['Experience', 'Quality', 'Service', 'Reliability']);
    expect(facts[1]?.items.map(({ figure }) => figure)).toEqual(expect.arrayContaining(['25+', '1000+', '3']));
    expect(stringsIn(about).join(' ')).toContain('an integrated manufacturing, design and engineering partner');
  });

  it('[A-01] has a slot for the call to action', () => {
    expect(blocksOf(about)).toContainEqual({ kind: 'slot', id: 'callToAction' });
  });
});
