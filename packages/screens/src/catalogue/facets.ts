import type { Facet, Part } from './model.ts';
import { compareQuantities } from './quantity.ts';

/** The selected values by facet id. A facet without selected values matches every part. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>;

export interface SelectedValue {
  facetId: string;
  value: string;
}

export function selectionOf(values: readonly SelectedValue[]): FacetSelection {
  const selection: Record<string, string[]> = {};
  for (const { facetId, value } of values) (selection[facetId] ??= []).push(value);
  return selection;
}

export interface FacetOption {
  value: string;
  count: number;
}

export const filterParts = (parts: readonly Part[], selected: FacetSelection): readonly Part[] =>
  parts.filter(({ facets }) =>
    Object.entries(selected).every(([id, values]) => values.length === 0 || values.includes(facets[id] ?? '')),
  );

/** The values of a facet with counts: quantities sorted by size, then other values in the order of the parts. */
export function facetOptions(
  facetId: string,
  parts: readonly Part[],
  selected: FacetSelection,
): readonly FacetOption[] {
  const rest = filterParts(parts, { ...selected, [facetId]: [] });
  const valueOf = ({ facets }: Part) => facets[facetId];
  const values = [...new Set(parts.map(valueOf))].filter((value) => value !== undefined);
  return values
    .sort(compareQuantities)
    .map((value) => ({ value, count: rest.filter((part) => valueOf(part) === value).length }));
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
