import { describe, expect, it } from 'vitest';
import { citationsOf } from '../../packages/screens/src/content/citations.ts';
import { contentPages } from '../../packages/screens/src/content/pages/pages.ts';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';
import { panelDrawingContent } from '../../packages/screens/src/content/tools/PanelDrawing/PanelDrawing.content.ts';
import { stringsIn } from '../helpers/contentPages.ts';

const sheet = { label: 'Our sheet', href: '/sheet' };
const rule = { label: 'Our rule' };
const table = (caption: string, source?: typeof sheet | typeof rule) =>
  ({ kind: 'table', caption, columns: [], rows: [], ...(source && { source }) }) as const;
const sections = [
  { id: 'one', title: 'One', blocks: [table('First', sheet), table('None'), table('Second', rule)] },
  { id: 'two', title: 'Two', blocks: [table('Third', sheet)] },
];

describe('the sources of a page', () => {
  it('are numbered by their first reference, each once', () => {
    const { sources, citationAt } = citationsOf({ sections });
    expect(sources.map(({ source, references }) => [source.label, references.map(({ name }) => name)])).toEqual([
      ['Our sheet', ['First', 'Third']],
      ['Our rule', ['Second']],
    ]);
    expect(citationAt('one', 0)?.number).toBe(1);
    expect(citationAt('one', 1)).toBeUndefined();
    expect(citationAt('one', 2)?.number).toBe(2);
    expect(citationAt('two', 0)?.number).toBe(1);
  });

  it('do not include the page itself', () => {
    const { sources, citationAt } = citationsOf({ sections, publishes: sheet });
    expect(sources.map(({ source }) => source)).toEqual([rule]);
    expect(citationAt('one', 0)).toBeUndefined();
    const cited = citationsOf(technicalCapabilitiesContent).sources.map(({ source }) => source.label);
    expect(cited).not.toContain(technicalCapabilitiesContent.publishes?.label);
  });

  it('are standards, books, formulas or our own rules, and never another manufacturer of boards', () => {
    const competitors = stringsIn([contentPages, panelDrawingContent]).filter((text) =>
      /eurocircuits|pcb-?cart|assembly house/i.test(text),
    );
    expect(competitors).toEqual([]);
  });
});
