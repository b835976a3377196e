import { describe, expect, it } from 'vitest';
import { articles } from '../../packages/screens/src/content/pages/articles/articles.ts';
import { circuitProtectionContent } from '../../packages/screens/src/content/pages/circuitProtection.content.ts';
import { faqTechnicalContent } from '../../packages/screens/src/content/pages/faqTechnical.content.ts';
import { packagingGuidelineContent } from '../../packages/screens/src/content/pages/packagingGuideline.content.ts';
import { contentPages, faqPages } from '../../packages/screens/src/content/pages/pages.ts';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';
import { homeContent } from '../../packages/screens/src/storefront/HomeScreen/HomeScreen.content.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { rowOf, stringsIn, tableNamed, tablesOf } from '../helpers/contentPages.ts';

const { drill, laser } = servicesContent.notes;
const pages = [...Object.values(contentPages), ...articles];

/** What is said to customers: each sentence or label, and each row of a table as one text. */
const statements = [
  ...stringsIn([pages, Object.values(faqPages), homeContent, servicesContent, drill(5.3, 8)])
    .flatMap((text) => text.split(/(?<=[.?!;]) /))
    .filter((text) => text.includes(' ')),
  ...pages.flatMap(tablesOf).flatMap((table) => table.rows.map(({ id }) => rowOf(table, id).join(' '))),
];

describe('holes', () => {
  it('have a depth of eight drills only where they are drilled mechanically', () => {
    const said = statements.filter((text) => /\b8:1|eight times/.test(text) && !/^(By|Smallest by) 8:1$/.test(text));
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((text) => !/mechanical|drill/i.test(text) || /laser/i.test(text))).toEqual([]);
  });

  it('are blind where a laser makes them', () => {
    const said = statements.filter((text) => /0\.20? mm/.test(text) && /laser/i.test(text));
    expect(said.length).toBeGreaterThan(8);
    const isBlind = (text: string) => /blind|to the next (one|layer)/i.test(text);
    // The sentence after it says so in the answer and in the guideline.
    const answers = said.filter((text) => !/^A (laser via starts|via of 0\.20 mm is made)/.test(text));
    expect(answers.filter((text) => !isBlind(text))).toEqual([]);
    expect(laser).toContain('blind');
  });

  it('are given as the diameter of the drill, before plating', () => {
    const said = (content: unknown) => stringsIn(content).join(' ');
    expect(said(faqTechnicalContent)).toMatch(/the diameter of the drill: plating .* leaves a hole of about 0\.25 mm/);
    expect(said(technicalCapabilitiesContent)).toContain('Hole figures are the diameter of the drill, before plating.');
    expect(drill(5.3, 8)).toMatch(/^Diameter of the drill; plating leaves about 0\.25 mm/);
  });
});

describe('boards in a panel', () => {
  it('are described and counted one by one, in the form and in the article about quotes', () => {
    const article = articles.find(({ id }) => id === '1');
    expect(servicesContent.fab.sizeHelp.panel).toMatch(/one board.*not of the panel/);
    expect(servicesContent.fab.quantityHelp.panel).toMatch(/boards, not of panels/);
    expect(stringsIn(article).join(' ')).toContain('size and quantity are always those of a single board');
    expect(stringsIn(article).join(' ')).not.toContain('the size of the panel');
  });

  it('have no V-cut where they are films', () => {
    const { before, link, after } = servicesContent.flex.dispatchHelp;
    expect(`${before}${link}${after}`).toMatch(/^A film is too thin for V-cuts/);
  });
});

describe('parts', () => {
  it('have a TVS diode that clamps well above its rated voltage', () => {
    const said = stringsIn(circuitProtectionContent).join(' ');
    expect(said).toContain('an SMBJ24A, rated 24 V, clamps at 38.9 V');
    expect(said).not.toContain('close to its rated voltage');
  });

  it('ride on 12 mm tape in a small TSSOP, and on 16 mm in a large one', () => {
    const tapes = tableNamed(packagingGuidelineContent, 'Standard tape widths');
    expect(rowOf(tapes, 'tape-12').slice(0, 2)).toEqual([expect.stringContaining('TSSOP-8 to TSSOP-16'), '12 mm']);
    expect(rowOf(tapes, 'tape-16').slice(0, 2)).toEqual([expect.stringContaining('TSSOP-20'), '16 mm']);
  });

  it('get their floor life back by baking, and after a short exposure in a dry cabinet', () => {
    const said = stringsIn(packagingGuidelineContent).join(' ');
    expect(said).toMatch(/Baking does.*a dry cabinet does too: J-STD-033/);
    expect(said).not.toContain('only baking');
  });
});
