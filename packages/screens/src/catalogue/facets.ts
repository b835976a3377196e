import type { Facet, Part } from './model.ts';

/** The chosen values of each facet, by its id. A facet without any leaves every part in. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>;

/** One value of a facet, and how many parts choosing it would show, given what is chosen of the other facets. */
export interface FacetOption {
  value: string;
  count: number;
}

/** The parts that have one of the chosen values of every facet of which any is chosen. */
export const filterParts = (parts: readonly Part[], selected: FacetSelection): readonly Part[] =>
  parts.filter(({ facets }) =>
    Object.entries(selected).every(([id, values]) => values.length === 0 || values.includes(facets[id] ?? '')),
  );

const factors: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
};

/** '4.7 kΩ' as 4700, '0805' as 805; what is no single quantity as infinity. */
function quantityOf(value: string): number {
  const [, figure, prefix = '', rest] = /^([\d.,]+) ?([pnµmkKMG]?)([^\s\d]*)$/.exec(value) ?? [];
  if (figure === undefined) return Infinity;
  // A prefix without a unit is the unit: 12 m.
  return Number(figure.replaceAll(',', '')) * (rest === '' ? 1 : (factors[prefix] ?? 1));
}

/** The values of a facet with their counts: quantities first and by size, the rest in the order of the parts. */
export function facetOptions(
  facetId: string,
  parts: readonly Part[],
  selected: FacetSelection,
): readonly FacetOption[] {
  const rest = filterParts(parts, { ...selected, [facetId]: [] });
  const valueOf = ({ facets }: Part) => facets[facetId];
  const values = [...new Set(parts.map(valueOf))].filter((value) => value !== undefined);
  return values
    .map((value) => ({ value, quantity: quantityOf(value) }))
    .sort((one, other) => (one.quantity === other.quantity ? 0 : one.quantity - other.quantity))
    .map(({ value }) => ({ value, count: rest.filter((part) => valueOf(part) === value).length }));
}

/** Without what the category does not have: an address may hold anything. */
export const knownSelection = (
  facets: readonly Facet[],
  parts: readonly Part[],
  selected: FacetSelection,
): FacetSelection =>
  Object.fromEntries(
    facets.flatMap(({ id }) => {
      const values = (selected[id] ?? []).filter((value) => parts.some((part) => part.facets[id] === value));
      return values.length === 0 ? [] : [[id, values]];
    }),
  );
