import { formatCount } from '../../shared/money.ts';
import { partCardContent } from '../private/PartCard.content.ts';
import { relatedToParts } from '../private/related.ts';

export const categoryContent = {
  designator: 'Component catalogue',
  breadcrumb: 'Breadcrumb',
  products: { label: 'Products', href: '/products' },
  filters: 'Filters',
  filtersSelected: (count: number) => (count === 0 ? 'Filters' : `Filters, ${formatCount(count)} selected`),
  parts: 'Parts',
  showing: (visible: number, all: number) => `Showing ${formatCount(visible)} of ${formatCount(all)}`,
  clear: 'Clear filters',
  part: partCardContent,
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
  failed: {
    title: 'The parts could not be loaded',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  relatedTitle: 'Related',
  related: relatedToParts,
};

export type CategoryContent = typeof categoryContent;
