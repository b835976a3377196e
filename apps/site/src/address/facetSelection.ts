import type { Category } from '@pcb/screens/catalogue/catalogue';
import type { FacetSelection } from '@pcb/screens/catalogue/facets';

/** The chosen values of a category's facets in a query: `?pitch=2.54+mm&pitch=5.08+mm`. The screen ignores values that no part has. */
export const selectionFrom = (parameters: URLSearchParams, { facets }: Category): FacetSelection =>
  Object.fromEntries(facets.map(({ id }) => [id, parameters.getAll(id)]));

/** The same query with other values chosen; parameters that are no facets stay. */
export function withSelection(
  parameters: URLSearchParams,
  { facets }: Category,
  selected: FacetSelection,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const { id } of facets) {
    next.delete(id);
    selected[id]?.forEach((value) => next.append(id, value));
  }
  return next;
}
