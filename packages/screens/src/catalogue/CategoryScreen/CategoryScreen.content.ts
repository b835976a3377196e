import { formatCount } from '../../shared/format/money.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { cataloguePageContent } from '../private/CataloguePage.content.ts';
import { partCardContent } from '../private/PartCard.content.ts';

export const categoryContent = {
  ...cataloguePageContent,
  filters: 'Filters',
  filtersSelected: (count: number) => (count === 0 ? 'Filters' : `Filters, ${formatCount(count)} selected`),
  filter: (property: string, value: string) => `${property}: ${value}`,
  parts: 'Parts',
  showing: (visible: number, all: number) => `Showing ${formatCount(visible)} of ${formatCount(all)}`,
  clear: 'Clear filters',
  part: partCardContent,
  view: { label: 'View', cards: 'Cards', table: 'Table' },
  table: {
    name: 'Part',
    package: 'Package',
    price: 'Price',
    each: 'Each',
    cart: 'Cart',
    moreHeader: 'More',
    moreAbout: (name: string) => `More about ${name}`,
    showMore: (count: string) => `Show ${count} more`,
    shown: (shown: string, all: string) => `${shown} of ${all}`,
  },
  loading: 'Loading parts',
  none: {
    title: 'No parts here yet',
    text: 'Send your bill of materials. We source every part and deliver a complete kit.',
    action: { label: 'Source components', href: '/services#source' },
  },
  empty: {
    title: 'No parts match all filters',
    text: 'Each filter matches some parts, but no part matches all of them. Remove a filter, or clear them all.',
  },
  failed: loadFailedText('The parts'),
};

export type CategoryContent = typeof categoryContent;
