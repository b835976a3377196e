import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { ProductsScreen, productsContent } from '@pcb/screens/catalogue/ProductsScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageHandle } from '../app/page.ts';
import { useIsHydrated } from '../app/hydration.ts';

export const handle: PageHandle = productsContent.meta;

export function Component() {
  const [parameters, setParameters] = useSearchParams();
  // What is typed must be there at once; the address follows.
  const [typed, setTyped] = useState<string>();
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated();
  const search = (q: string) => {
    setTyped(q);
    setParameters(q ? { q } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <ProductsScreen
      groups={categoryGroups}
      categories={categories}
      query={typed ?? ((isHydrated && parameters.get('q')) || '')}
      onQueryChange={search}
    />
  );
}
