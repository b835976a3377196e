import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { ProductsScreen, productsContent } from '@pcb/screens/catalogue/ProductsScreen';
import { useAllParts } from '../app/hooks/useAllParts.ts';
import type { PageHandle } from '../app/routing/page.ts';
import { text } from '../url/searchSchema.ts';
import { useSearchState } from '../url/useSearchState.ts';

export const handle: PageHandle = { ...productsContent.meta, waitsFor: /[?&]q=/, hasMainAction: true };

const schema = { query: text('q') };

export function Component() {
  const [{ query }, change] = useSearchState(schema);
  return (
    <ProductsScreen
      groups={categoryGroups}
      categories={categories}
      parts={useAllParts(query !== '')}
      query={query}
      onQueryChange={(typed) => change({ query: typed })}
    />
  );
}
