import { formatCount } from '../../shared/format/money.ts';
import { counted, pluralOf } from '../../shared/format/phrases.ts';
import type { PageMeta } from '../model.ts';
import { originFacet } from '../originFacet.ts';
import { cataloguePageContent } from '../private/CataloguePage.content.ts';
import { partCardContent } from '../private/PartCard.content.ts';

const meta: PageMeta = {
  title: 'Products',
  description: 'The component catalogue: every category, from connectors and resistors to sensors and solder.',
};

export const productsContent = {
  designator: cataloguePageContent.designator,
  title: 'Products',
  lead: '28 categories of components, enclosures, tools and supplies for boards and the bench.',
  search: { label: 'Find a category or a part', placeholder: 'Capacitors, ESP32, 10 kΩ' },
  count: (visible: number, all: number, parts?: number) =>
    [
      visible === all ? `${formatCount(all)} categories` : `${formatCount(visible)} of ${formatCount(all)} categories`,
      ...(parts === undefined ? [] : [counted(parts, 'part')]),
    ].join(', '),
  parts: {
    title: 'Parts',
    prices: partCardContent.prices,
    origin: originFacet.label,
    anywhere: 'Any',
    fromOrigin: (country: string, count: number) => `${country} (${formatCount(count)})`,
    more: (count: number) =>
      `${counted(count, 'more part')} ${pluralOf(count, 'matches', 'match')}. Add a word to narrow the search.`,
    loading: 'loading the parts…',
    failed: {
      title: 'The parts could not be searched',
      text: 'The categories are complete. To search the parts as well, check your connection and try again.',
      retry: 'Try again',
    },
  },
  groups: 'Families',
  single: 'More categories',
  sourcing: {
    title: 'Part not listed?',
    text: 'Send your bill of materials. We source every part and deliver a complete kit.',
    action: { label: 'Source components', href: '/services#source' },
  },
  empty: {
    title: (query: string) => `Nothing found for ‘${query}’`,
    text: 'Try fewer words: a type such as capacitor, a value such as 10\u00a0kΩ, or the start of a part number.',
    clear: 'Clear the search',
    source: 'Source a part that is not listed',
  },
  relatedTitle: cataloguePageContent.relatedTitle,
  related: [
    { label: 'Generic components', href: '/components/generic', text: 'Six parts that most boards need.' },
    ...cataloguePageContent.related,
  ],
  meta,
};

export type ProductsContent = typeof productsContent;
