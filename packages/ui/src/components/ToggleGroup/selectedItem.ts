import type { ChoiceItem } from '../../private/choiceItem.ts';

/** Returns the requested item, or the first enabled one, or the first; `null` if there are no items. */
export function selectedItem(items: readonly ChoiceItem[], requestedId: string | null | undefined): string | null {
  const selected = items.find((item) => item.id === requestedId) ?? items.find((item) => !item.isDisabled) ?? items[0];
  return selected?.id ?? null;
}
