import type { Facet } from './model.ts';

/** Mandatory for online shops (Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10A)). */
export const originFacet: Facet = { id: 'origin', label: 'Country of origin' };
