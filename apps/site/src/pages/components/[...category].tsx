import { categories, type Category, categoryGroups, groupOf } from '@pcb/screens/catalogue/catalogue';
import { CategoryGroupScreen } from '@pcb/screens/catalogue/CategoryGroupScreen';
import { CategoryScreen } from '@pcb/screens/catalogue/CategoryScreen';
import { sampleParts } from '@pcb/screens/catalogue/parts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { storefrontEffects } from '../../effects/storefront.ts';
import { selectionFrom, withSelection } from '../../address/facetSelection.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { useIsHydrated } from '../../app/hydration.ts';

/** The category at an address, or the group of them. */
function foundAt(pathname: string) {
  const path = pathname.replace(/\/$/, '');
  const category = categories.find((one) => one.path === path);
  const group = categoryGroups.find((one) => one.path === path);
  const meta = (category ?? group)?.meta;
  if (!meta) throw new Error(`The catalogue has nothing at ${path}.`);
  return { category, group, meta };
}

export const handle: PageHandle = {
  title: ({ pathname }) => titled(foundAt(pathname).meta.title),
  description: ({ pathname }) => foundAt(pathname).meta.description,
};

function CategoryPage({ category }: { category: Category }) {
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated();
  return (
    <CategoryScreen
      category={category}
      group={groupOf(category)}
      parts={{ status: 'ready', parts: sampleParts[category.path] }}
      selected={isHydrated ? selectionFrom(parameters, category) : {}}
      onSelectedChange={(selected) =>
        setParameters(withSelection(parameters, category, selected), { replace: true, preventScrollReset: true })
      }
      onAddToCart={storefrontEffects.addToCart}
    />
  );
}

export function Component() {
  const { category, group } = foundAt(useLocation().pathname);
  if (group) return <CategoryGroupScreen group={group} />;
  return category ? <CategoryPage key={category.path} category={category} /> : null;
}
