import { containsTerms, searchTerms } from '../shared/search/searchTerms.ts';
import type { Category, CategoryGroup, ListedPart } from './model.ts';

export interface FoundCategories {
  groups: readonly CategoryGroup[];
  single: readonly Category[];
  count: number;
}

/** Finds categories whose name, lead, facets and group name contain every word of the query. */
export function searchCatalogue(
  groups: readonly CategoryGroup[],
  categories: readonly Category[],
  query: string,
): FoundCategories {
  const terms = searchTerms(query);
  const matches = ({ name, title, lead, facets }: Category, group?: CategoryGroup) =>
    containsTerms([name, title, lead, group?.name ?? '', ...facets.map(({ label }) => label)].join(' '), terms);
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

/** Finds parts that contain every word of the query. Matches in the name or number come first. */
export function searchParts(parts: readonly ListedPart[], query: string): readonly ListedPart[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return [];
  const nameOf = ({ part: { name, partNumber = '' } }: ListedPart) => `${name} ${partNumber}`;
  const found = parts.filter((listed) => {
    const { manufacturer = '', package: form, facets } = listed.part;
    return containsTerms([nameOf(listed), manufacturer, form, ...Object.values(facets)].join(' '), terms);
  });
  const isNamed = (listed: ListedPart) => containsTerms(nameOf(listed), terms);
  return [...found.filter(isNamed), ...found.filter((listed) => !isNamed(listed))];
}
