import { formSchemas, serviceTabs } from '@pcb/quoting/forms';
import { describe, expect, it } from 'vitest';
import { articles } from '../../packages/screens/src/content/pages/articles/articles.ts';
import { standards } from '../../packages/screens/src/content/pages/sources.ts';
import { indicativeQuotationContent } from '../../packages/screens/src/quote/IndicativeQuotation/IndicativeQuotation.content.ts';
import { noBuyer } from '../../packages/screens/src/quote/QuotedFor/buyer.ts';
import { placeOfSupplyOf } from '../../packages/screens/src/quote/QuotedFor/places.ts';
import { fastestServices, longerServices } from '../../packages/screens/src/shared/format/leadTimes.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { faqs, pages } from '../helpers/contentPages.ts';

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

  it('are all in the list with their editions', () => {
    const named = text.match(/\b(IPC-(?:[A-Z]+-)?\d+(?:\.\d)?|J-STD-\d+|EIA-\d+)/g) ?? [];
    const listed = standards.map(({ name }) => name);
    expect([...new Set(named)].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed).toEqual(listed.toSorted());
  });
});

describe('the law', () => {
  it('takes no place of supply from the UIN of a buyer, who is not registered', () => {
    const uin = { ...noBuyer, gstin: '0717AUS12345UN1' };
    expect([placeOfSupplyOf(uin), placeOfSupplyOf({ ...uin, placeOfSupply: '32' })]).toEqual([null, '32']);
  });

  it('requires a code with all digits for each item of a quotation', () => {
    const { codes, populatedCode, jobWorkCode } = indicativeQuotationContent.price;
    for (const code of [...Object.values(codes), populatedCode, jobWorkCode])
      expect(code).toMatch(/^(\d{4} \d\d \d\d|99\d\d \d\d)$/);
  });
});
