import { matchesQuery } from '../shared/matchesQuery.ts';
import type { Category, CategoryGroup } from './model.ts';

/** The result of a search: groups with their matching categories, and matching standalone categories. */
export interface FoundCategories {
  groups: readonly CategoryGroup[];
  single: readonly Category[];
  /** The number of matching categories, without the groups. */
  count: number;
}

/** Finds categories that contain every word of the query in the name, lead, facets or group name. */
export function searchCatalogue(
  groups: readonly CategoryGroup[],
  categories: readonly Category[],
  query: string,
): FoundCategories {
  const matches = ({ name, title, lead, facets }: Category, group?: CategoryGroup) => {
    const text = [name, title, lead, group?.name ?? '', ...facets.map(({ label }) => label)].join(' ');
    return matchesQuery(text, query);
  };
  const found = groups
    .map((group) => ({ ...group, categories: group.categories.filter((category) => matches(category, group)) }))
    .filter((group) => group.categories.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.categories.map(({ path }) => path)));
  const single = categories.filter((category) => !grouped.has(category.path) && matches(category));
  return {
    groups: found,
    single,
    count: found.reduce((sum, group) => sum + group.categories.length, single.length),
  };
}
