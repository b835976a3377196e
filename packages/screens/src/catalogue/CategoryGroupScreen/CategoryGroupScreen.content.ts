import { relatedToParts } from '../private/related.ts';

export const categoryGroupContent = {
  designator: 'Component catalogue',
  breadcrumb: 'Breadcrumb',
  products: { label: 'Products', href: '/products' },
  filterBy: 'Filter by',
  relatedTitle: 'Related',
  related: relatedToParts,
};

export type CategoryGroupContent = typeof categoryGroupContent;
