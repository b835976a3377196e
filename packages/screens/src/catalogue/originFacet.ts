import type { Facet } from './model.ts';

/**
 * Every category has it: an online shop must offer a filter and a sort by country of origin (Legal Metrology (Packaged
 * Commodities) Rules 2011, rule 6(10A)).
 */
export const originFacet: Facet = { id: 'origin', label: 'Country of origin' };
