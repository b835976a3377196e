import { formatCount } from '../../shared/money.ts';
import type { PageMeta } from '../model.ts';
import { relatedToParts } from '../private/related.ts';

const meta: PageMeta = {
  title: 'Products',
  description: 'The component catalogue: every category, from connectors and resistors to sensors and solder.',
};

export const productsContent = {
  reference: 'BOM',
  designator: 'Component catalogue',
  title: 'Products',
  lead: 'Everything that goes on a board, around it and under the microscope beside it, by category.',
  search: { label: 'Find a category', placeholder: 'Capacitors, 2.4 GHz, solder' },
  count: (shown: number, all: number) =>
    shown === all ? `${formatCount(all)} categories` : `${formatCount(shown)} of ${formatCount(all)} categories`,
  groups: 'Families',
  single: 'More categories',
  sourcing: {
    title: 'The part is not here?',
    text: 'Send your bill of materials. We buy what is on it and count it into your kit.',
    action: { label: 'Source components', href: '/services#source' },
  },
  empty: {
    title: (query: string) => `No category for ‘${query}’`,
    text: 'Try a wider word: the name of a kind of part, not the number of one.',
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
