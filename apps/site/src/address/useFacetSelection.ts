import type { Category } from '@pcb/screens/catalogue/catalogue';
import type { FacetSelection } from '@pcb/screens/catalogue/facets';
import { texts } from './searchSchema.ts';
import { useSearchState } from './useSearchState.ts';

/** An object with one entry for each facet of a category. */
const byFacet = <Value>({ facets }: Category, valueOf: (id: string) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(facets.map(({ id }) => [id, valueOf(id)]));

/** The selected facet values of a category, kept in the URL. The screen ignores values that no part has. */
export function useFacetSelection(category: Category) {
  const [selected, change] = useSearchState(byFacet(category, texts));
  return {
    selected,
    onSelectedChange: (next: FacetSelection) => change(byFacet(category, (id) => next[id] ?? [])),
  };
}
