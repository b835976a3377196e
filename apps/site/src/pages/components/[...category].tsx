import { categories, type Category, categoryGroups, groupOf } from '@pcb/screens/catalogue/catalogue';
import type { Part } from '@pcb/screens/catalogue/catalogue';
import { CategoryGroupScreen } from '@pcb/screens/catalogue/CategoryGroupScreen';
import { CategoryScreen } from '@pcb/screens/catalogue/CategoryScreen';
import { useLocation } from 'react-router-dom';
import { useFocusOnSection } from '../../app/hooks/useFocusOnSection.ts';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import { useTrail } from '../../app/hooks/useTrail.ts';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read, type Read } from '../../data/read.ts';
import { storefrontEffects } from '../../effects/storefront.ts';
import { useCategoryState } from '../../url/useCategoryState.ts';

function entryAt(pathname: string) {
  const path = pathname.replace(/\/$/, '');
  const category = categories.find((one) => one.path === path);
  const group = categoryGroups.find((one) => one.path === path);
  const meta = (category ?? group)?.meta;
  if (!meta) throw new Error(`The catalogue has nothing at ${path}.`);
  return { category, group, meta };
}

const facetNames = categories.flatMap(({ facets }) => facets.map(({ id }) => id));

export const handle: PageHandle = {
  title: ({ pathname }) => entryAt(pathname).meta.title,
  description: ({ pathname }) => entryAt(pathname).meta.description,
  waitsFor: new RegExp(`[?&](view=table|(${[...new Set(facetNames)].join('|')})=)`),
};

export async function loader({ data }: Site, { request }: LoaderArgs): Promise<Read<readonly Part[]>> {
  const { category } = entryAt(new URL(request.url).pathname);
  return category ? read(data.catalogue.parts(category.path)) : { status: 'ready', value: [] };
}

function CategoryPage({ category, loaded }: PageProps<typeof loader> & { category: Category }) {
  const effects = storefrontEffects(useSite());
  useFocusOnSection();
  return (
    <CategoryScreen
      category={category}
      trail={useTrail()}
      group={groupOf(category)}
      parts={useRemote(loaded)}
      {...useCategoryState(category)}
      onAddToCart={({ id }) => void effects.addToCart({ part: id })}
    />
  );
}

export function Component({ loaded }: PageProps<typeof loader>) {
  const { category, group } = entryAt(useLocation().pathname);
  const trail = useTrail();
  if (group) return <CategoryGroupScreen group={group} trail={trail} />;
  return category ? <CategoryPage key={category.path} category={category} loaded={loaded} /> : null;
}
