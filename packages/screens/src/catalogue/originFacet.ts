import type { Facet } from './model.ts';

/**
 * The facet that every category has: a shop on the web must offer a filter by it, which searches and sorts (Legal Metrology
 * (Packaged Commodities) Rules 2011, rule 6(10A)).
 */
export const originFacet: Facet = { id: 'origin', label: 'Country of origin' };
