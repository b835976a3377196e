import type { Category } from '@pcb/screens/catalogue/catalogue';
import { type PartsSort, type PartsView, partsViews } from '@pcb/screens/catalogue/CategoryScreen';
import type { FacetSelection } from '@pcb/screens/catalogue/facets';
import { oneOf, readSearch, type SearchParameter, text, texts, writeSearch } from './searchSchema.ts';
import { useSearchState } from './useSearchState.ts';

function facetParameters({ facets }: Category): SearchParameter<FacetSelection> {
  const schema = Object.fromEntries(facets.map(({ id }) => [id, texts(id)]));
  return {
    owns: (name) => Object.hasOwn(schema, name),
    parse: ([owned = '']) => readSearch(schema, { search: owned, hash: '' }),
    format: (selected) => {
      const { search } = writeSearch(schema, { search: '', hash: '' }, selected);
      return search === '' ? [] : [search];
    },
    history: 'replace',
  };
}

/** `?size=0805&size=0603&view=table&sort=price&order=desc`. No facet may share a name with another parameter. */
export const categorySchemaOf = (category: Category) => ({
  selected: facetParameters(category),
  view: oneOf('view', partsViews),
  column: text('sort'),
  order: oneOf('order', ['asc', 'desc']),
});

export function useCategoryState(category: Category) {
  const [{ selected, view, column, order }, change] = useSearchState(categorySchemaOf(category));
  const sort: PartsSort | null = column ? { column, direction: order === 'desc' ? 'descending' : 'ascending' } : null;
  return {
    selected,
    onSelectedChange: (next: FacetSelection) => change({ selected: next }),
    view,
    onViewChange: (next: PartsView) => change({ view: next }),
    sort,
    onSortChange: (next: PartsSort) =>
      change({ column: next.column, order: next.direction === 'descending' ? 'desc' : 'asc' }),
  };
}
