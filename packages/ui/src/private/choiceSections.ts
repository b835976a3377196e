import type { ChoiceItem, ChoiceSection } from './choiceItem.ts';

export type ChoiceList = readonly (ChoiceItem | ChoiceSection)[];

export const isSection = (item: ChoiceItem | ChoiceSection): item is ChoiceSection => 'items' in item;

const hasNoSections = (list: ChoiceList): list is readonly ChoiceItem[] => !list.some(isSection);

const known = new WeakMap<ChoiceList, readonly ChoiceItem[]>();

/** Returns the items of all sections; the same array for the same list. */
export function flatItems(list: ChoiceList): readonly ChoiceItem[] {
  if (hasNoSections(list)) return list;
  const items = known.get(list) ?? list.flatMap((item) => (isSection(item) ? item.items : [item]));
  known.set(list, items);
  return items;
}

/** Groups items under the headings of the list, in its order. Items that are not in the list come first. */
export function groupBySection(items: readonly ChoiceItem[], list: ChoiceList): ChoiceList {
  if (hasNoSections(list)) return items;
  const wanted = new Map(items.map((item) => [item.id, item]));
  const take = ({ id }: ChoiceItem) => wanted.delete(id);
  const found = list.flatMap((item): ChoiceList => {
    if (!isSection(item)) return take(item) ? [item] : [];
    const kept = item.items.filter(take);
    return kept.length > 0 ? [{ ...item, items: kept }] : [];
  });
  return [...wanted.values(), ...found];
}
