import { formatCount } from '../../shared/money.ts';
import { partCardContent } from '../private/PartCard.content.ts';
import { relatedToParts } from '../private/related.ts';
import { sampleNoteContent } from '../private/SampleNote.content.ts';

export const categoryContent = {
  designator: 'Component catalogue',
  breadcrumb: 'Breadcrumb',
  products: { label: 'Products', href: '/products' },
  sample: sampleNoteContent,
  filters: 'Filters',
  filtersChosen: (count: number) => (count === 0 ? 'Filters' : `Filters, ${formatCount(count)} chosen`),
  parts: 'Parts',
  showing: (shown: number, all: number) => `Showing ${formatCount(shown)} of ${formatCount(all)}`,
  clear: 'Clear filters',
  part: partCardContent,
  loading: 'Loading parts',
  none: {
    title: 'No parts here yet',
    text: 'Send your bill of materials. We buy what is on it and count it into your kit.',
    action: { label: 'Source components', href: '/services#source' },
  },
  empty: {
    title: 'No part has all of this',
    text: 'Each filter leaves parts by itself, but none is left by all together. Take one off, or start again.',
  },
  failed: {
    title: 'The parts did not load',
    text: 'Nothing is wrong on your side. Try again in a moment.',
    retry: 'Try again',
  },
  relatedTitle: 'Related',
  related: relatedToParts,
};

export type CategoryContent = typeof categoryContent;
