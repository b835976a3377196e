import type { Category, CategoryGroup } from './model.ts';

/** What a search leaves: groups with the sub-categories that fit, and the categories that stand alone. */
export interface FoundCategories {
  groups: readonly CategoryGroup[];
  single: readonly Category[];
  /** How many categories those are, the groups themselves not counted. */
  count: number;
}

const fold = (text: string) => text.toLocaleLowerCase('en-IN');

/** Every word of the query stands somewhere in the name, the sentence or the facets of a category or of its group. */
export function searchCatalogue(
  groups: readonly CategoryGroup[],
  categories: readonly Category[],
  query: string,
): FoundCategories {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const fits = ({ name, title, lead, facets }: Category, group?: CategoryGroup) => {
    const text = fold([name, title, lead, group?.name ?? '', ...facets.map(({ label }) => label)].join(' '));
    return wanted.every((word) => text.includes(word));
  };
  const found = groups
    .map((group) => ({ ...group, categories: group.categories.filter((category) => fits(category, group)) }))
    .filter((group) => group.categories.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.categories.map(({ path }) => path)));
  const single = categories.filter((category) => !grouped.has(category.path) && fits(category));
  return {
    groups: found,
    single,
    count: found.reduce((sum, group) => sum + group.categories.length, single.length),
  };
}
