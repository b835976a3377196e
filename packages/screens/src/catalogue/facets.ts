import type { Facet, Part } from './model.ts';

/** The selected values by facet id. A facet without selected values matches every part. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>;

/** A selected value of a facet. */
export interface SelectedValue {
  facetId: string;
  value: string;
}

/** Groups selected values by facet. */
export function selectionOf(values: readonly SelectedValue[]): FacetSelection {
  const selection: Record<string, string[]> = {};
  for (const { facetId, value } of values) (selection[facetId] ??= []).push(value);
  return selection;
}

/** A value of a facet, and the number of parts it matches under the other selected facets. */
export interface FacetOption {
  value: string;
  count: number;
}

/** The parts that match at least one selected value of each facet. */
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

/** Parses '4.7 kΩ' as 4700 and '0805' as 805. Returns `Infinity` for anything but a single quantity. */
function quantityOf(value: string): number {
  const [, figure, prefix = '', rest] = /^([\d.,]+) ?([pnµmkKMG]?)([^\s\d]*)$/.exec(value) ?? [];
  if (figure === undefined) return Infinity;
  // Without a unit, the prefix is the unit: 12 m.
  return Number(figure.replaceAll(',', '')) * (rest === '' ? 1 : (factors[prefix] ?? 1));
}

/** The values of a facet with counts: quantities first, sorted by size, then the rest in the order of the parts. */
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
    .sort((a, b) => (a.quantity === b.quantity ? 0 : a.quantity - b.quantity))
    .map(({ value }) => ({ value, count: rest.filter((part) => valueOf(part) === value).length }));
}

/** Removes values that the category does not have; a URL can contain anything. */
export const validSelection = (
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
