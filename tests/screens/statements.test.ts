import { formSchemas, serviceTabs } from '@pcb/quoting/forms';
import { describe, expect, it } from 'vitest';
import { partCardContent } from '../../packages/screens/src/catalogue/private/PartCard.content.ts';
import { aboutContent } from '../../packages/screens/src/content/AboutScreen/AboutScreen.content.ts';
import { articles } from '../../packages/screens/src/content/pages/articles/articles.ts';
import { circuitProtectionContent } from '../../packages/screens/src/content/pages/circuitProtection.content.ts';
import { designGuidelinesContent } from '../../packages/screens/src/content/pages/designGuidelines.content.ts';
import { faqTechnicalContent } from '../../packages/screens/src/content/pages/faqTechnical.content.ts';
import { packagingGuidelineContent } from '../../packages/screens/src/content/pages/packagingGuideline.content.ts';
import { pcbBContent } from '../../packages/screens/src/content/pages/pcbB.content.ts';
import { solderPastePrepContent } from '../../packages/screens/src/content/pages/solderPastePrep.content.ts';
import { standards } from '../../packages/screens/src/content/pages/sources.ts';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';
import { sampleBrand } from '../../packages/screens/src/fixtures/brand.ts';
import { indicativeQuotationContent } from '../../packages/screens/src/quote/IndicativeQuotation/IndicativeQuotation.content.ts';
import { noBuyer } from '../../packages/screens/src/quote/QuotedFor/buyer.ts';
import { placeOfSupplyOf } from '../../packages/screens/src/quote/QuotedFor/places.ts';
import { quotedForContent } from '../../packages/screens/src/quote/QuotedFor/QuotedFor.content.ts';
import { fastestServices, longerServices } from '../../packages/screens/src/shared/format/leadTimes.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { faqs, pages, rowOf, stringsIn, tableNamed } from '../helpers/contentPages.ts';

const { drill } = servicesContent.help.fab;

describe('holes', () => {
  it('have finished sizes in files, and limits that are diameters of the drill', () => {
    const textOf = (content: unknown) => stringsIn(content).join(' ');
    for (const page of [faqTechnicalContent, technicalCapabilitiesContent, designGuidelinesContent]) {
      expect(textOf(page)).toContain('Hole sizes in your drill files are finished sizes, after plating.');
      expect(textOf(page)).toContain('drill that is 0.10 mm wider than the finished hole');
    }
    expect(textOf(faqTechnicalContent)).toContain('the diameter of the drill, as in the order form');
    expect(textOf(pcbBContent)).toContain('choose the drills for your finished hole sizes');
    expect(textOf(articles)).toContain('Hole sizes in your drill file are finished sizes, unless');
    expect(drill(5.3, 8)).toMatch(/^Diameter of the drill, enough for a finished via of 0\.20 mm/);
  });
});

describe('a pad', () => {
  it('is as wide as the drill of its finished hole and two rings', () => {
    expect(stringsIn(designGuidelinesContent).join(' ')).toContain(
      'has a drill of 1.10 mm and a pad of 1.36 mm or more',
    );
  });
});

describe('the turnaround from 3 working days', () => {
  it('is stated for the services that have it, next to the shortest lead time of the others', () => {
    const days = Object.fromEntries(
      serviceTabs.map((service) => [service, Number.parseInt(formSchemas[service].leadTime.options[0], 10)]),
    );
    expect(days).toEqual({ layout: 3, stencil: 3, fab: 4, flex: 10, source: 5 });
    expect(fastestServices).toBe('layouts and stencils');
    expect(longerServices).toBe(
      `rigid boards take ${days['fab']} working days or more, flexible ones ${days['flex']}, and parts ${days['source']}`,
    );
  });
});

describe('standards', () => {
  /** All strings, and the sentences in functions. */
  const textsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
  const text = textsIn([pages, faqs, articles, servicesContent]).join('\n');
  const said = (page: unknown) => stringsIn(page).join(' ');

  it('are all in the list with their editions', () => {
    const named = text.match(/\b(IPC-(?:[A-Z]+-)?\d+(?:\.\d)?|J-STD-\d+|EIA-\d+)/g) ?? [];
    const listed = standards.map(({ name }) => name);
    expect([...new Set(named)].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed).toEqual(listed.toSorted());
  });

  it('limit the gold of ENIG and ENEPIG', () => {
    const figures = tableNamed(pcbBContent, 'Tolerances and Plating');
    expect(rowOf(figures, 'gold')[1]).toBe('0.04 to 0.10 µm');
    expect(rowOf(figures, 'enepig-gold')[1]).toBe('0.03 to 0.07 µm');
  });

  it('have copper-defined pads under BGAs, and paste on filled vias and on thermal pads', () => {
    expect(said(solderPastePrepContent)).toMatch(/Under BGAs, pads are usually defined by the copper/);
    expect(said(solderPastePrepContent)).toMatch(
      /keep their paste: those whose vias are filled and capped .*, and thermal pads/,
    );
  });

  it('have vias plugged from both sides', () => {
    expect(text).not.toMatch(/vias from one side/);
  });
});

describe('the law and the terms of orders', () => {
  it('takes the place of delivery as the place of supply for an unregistered buyer', () => {
    expect(indicativeQuotationContent.taxSplit.note).toMatch(
      /not registered, it is the delivery address .*s\. 10\(1\)\(ca\)/,
    );
    expect(quotedForContent.placeOfSupplyHelp).toMatch(/^Where the goods are delivered\. With a GSTIN,/);
    const uin = { ...noBuyer, gstin: '0717AUS12345UN1' };
    expect([placeOfSupplyOf(uin), placeOfSupplyOf({ ...uin, placeOfSupply: '32' })]).toEqual([null, '32']);
  });

  it('requires a code with all digits for each item of a quotation', () => {
    const { codes, populatedCode, jobWorkCode } = indicativeQuotationContent.price;
    for (const code of [...Object.values(codes), populatedCode, jobWorkCode])
      expect(code).toMatch(/^(\d{4} \d\d \d\d|99\d\d \d\d)$/);
  });

  it('allows everybody to order', () => {
    const about = stringsIn(aboutContent(sampleBrand)).join(' ');
    expect(stringsIn([pages, faqs, partCardContent]).join(' ')).not.toMatch(/businesses only/);
    expect(about).toMatch(
      /CIN U26104KL1996PTC000000.*acknowledge a complaint within 48 hours and settle it within one month/,
    );
    expect(about).toMatch(/You can cancel until .*within 10 days of delivery.*refund/);
  });
});

describe('boards in a panel', () => {
  it('are described and counted individually, in the form and in the article about quotes', () => {
    const article = articles.find(({ id }) => id === '1');
    expect(servicesContent.help.fab.size.panel).toMatch(/one board.*not of the panel/);
    expect(servicesContent.help.fab.quantity.panel).toMatch(/boards, not panels/);
    expect(stringsIn(article).join(' ')).toContain('size and quantity are always those of a single board');
    expect(stringsIn(article).join(' ')).not.toContain('the size of the panel');
  });

  it('have no V-cut if they are flexible', () => {
    const { before, link, after } = servicesContent.help.flex.dispatchUnit;
    expect(`${before}${link}${after}`).toMatch(/^Film is too thin for V-cuts/);
  });
});

describe('parts', () => {
  it('include a TVS diode that clamps well above its rated voltage', () => {
    const text = stringsIn(circuitProtectionContent).join(' ');
    expect(text).toContain('an SMBJ24A, rated 24 V, clamps at 38.9 V');
    expect(text).not.toContain('close to its rated voltage');
  });

  it('come on 12 mm tape in a small TSSOP, and on 16 mm in a large one', () => {
    const tapes = tableNamed(packagingGuidelineContent, 'Standard tape widths');
    expect(rowOf(tapes, 'tape-12').slice(0, 2)).toEqual([expect.stringContaining('TSSOP-8 to TSSOP-16'), '12 mm']);
    expect(rowOf(tapes, 'tape-16').slice(0, 2)).toEqual([expect.stringContaining('TSSOP-20'), '16 mm']);
  });

  it('regain their floor life by baking, or in a dry cabinet after a short exposure', () => {
    const text = stringsIn(packagingGuidelineContent).join(' ');
    expect(text).toMatch(/Baking does.*a dry cabinet does too, under the conditions of J-STD-033/);
    expect(text).not.toContain('only baking');
  });
});
