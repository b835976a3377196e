import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { ProductsScreen, productsContent } from '@pcb/screens/catalogue/ProductsScreen';
import { text } from '../address/searchSchema.ts';
import { useSearchState } from '../address/useSearchState.ts';
import type { PageHandle, PageProps } from '../app/page.ts';
import { useRemote } from '../app/useRemote.ts';
import type { Site } from '../createSite.ts';
import { read } from '../data/read.ts';

export const handle: PageHandle = productsContent.meta;

const schema = { query: text('q') };

export const loader = ({ data }: Site) => read(data.catalogue.allParts());

export function Component({ loaded }: PageProps<typeof loader>) {
  const [{ query }, change] = useSearchState(schema);
  return (
    <ProductsScreen
      groups={categoryGroups}
      categories={categories}
      parts={useRemote(loaded)}
      query={query}
      onQueryChange={(typed) => change({ query: typed })}
    />
  );
}
