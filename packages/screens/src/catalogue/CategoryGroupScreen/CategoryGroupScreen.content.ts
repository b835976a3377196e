import { cataloguePageContent } from '../private/CataloguePage.content.ts';

export const categoryGroupContent = {
  ...cataloguePageContent,
  filterBy: 'Filter by',
};

export type CategoryGroupContent = typeof categoryGroupContent;
