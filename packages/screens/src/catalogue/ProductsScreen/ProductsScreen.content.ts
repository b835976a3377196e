import { formatCount } from '../../shared/money.ts';
import type { PageMeta } from '../model.ts';
import { relatedToParts } from '../private/related.ts';

const meta: PageMeta = {
  title: 'Products',
  description: 'The component catalogue: every category, from connectors and resistors to sensors and solder.',
};

export const productsContent = {
  designator: 'Component catalogue',
  title: 'Products',
  lead: '28 categories of components, enclosures, tools and supplies for boards and the bench.',
  search: { label: 'Find a category', placeholder: 'Capacitors, 2.4 GHz, solder' },
  count: (visible: number, all: number) =>
    visible === all ? `${formatCount(all)} categories` : `${formatCount(visible)} of ${formatCount(all)} categories`,
  groups: 'Families',
  single: 'More categories',
  sourcing: {
    title: 'Part not listed?',
    text: 'Send your bill of materials. We source every part and deliver a complete kit.',
    action: { label: 'Source components', href: '/services#source' },
  },
  empty: {
    title: (query: string) => `No category for ‘${query}’`,
    text: 'Search for a type of part, such as a capacitor, not for a part number.',
    clear: 'Clear the search',
  },
  relatedTitle: 'Related',
  related: [
    { label: 'Generic components', href: '/components/generic', text: 'Six parts that most boards need.' },
    ...relatedToParts,
  ],
  meta,
};

export type ProductsContent = typeof productsContent;
