import type { Part, PartOutline } from './model.ts';

/** A part as a row: id, name, package, price in rupees, unit of the price, measurements, facet values and part number. */
export type PartRow<FacetIds extends readonly string[]> = readonly [
  id: string,
  name: string,
  form: string,
  price: number,
  per: string,
  outline: PartOutline,
  facets: { readonly [Index in keyof FacetIds]: string },
  partNumber?: string,
  manufacturer?: string,
];

/** Converts a table of parts to objects. Written as objects, the parts would take ten times as many lines. */
export const partsTable = <const FacetIds extends readonly string[]>(
  facetIds: FacetIds,
  rows: readonly PartRow<FacetIds>[],
): readonly Part[] =>
  rows.map(([id, name, form, price, per, outline, values, partNumber, manufacturer]) => ({
    id,
    name,
    package: form,
    price,
    per,
    outline,
    facets: Object.fromEntries(facetIds.map((facetId, index) => [facetId, values[index] ?? ''])),
    ...(partNumber !== undefined && { partNumber }),
    ...(manufacturer !== undefined && { manufacturer }),
  }));
