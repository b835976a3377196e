import { fold } from '@pcb/text/fold';
import type { ChoiceItem } from '../choiceItem.ts';

export const keyOf = (text: string) => fold(text).trim();

interface SearchKeys {
  labels: readonly string[];
  texts: readonly string[];
}

/** Folding 10,000 labels on each key would be slow, so each list is folded once. */
const known = new WeakMap<readonly ChoiceItem[], SearchKeys>();

function keysOf(items: readonly ChoiceItem[]): SearchKeys {
  const found = known.get(items);
  if (found) return found;
  const labels = items.map(({ label }) => keyOf(label));
  const texts = items.map(({ description }, index) => `${labels[index]} ${description ? keyOf(description) : ''}`);
  const keys = { labels, texts };
  known.set(items, keys);
  return keys;
}

/** Returns the items whose label or description contains every word. Items that start with the text come first. */
export function findItems(items: readonly ChoiceItem[], query: string): readonly ChoiceItem[] {
  const text = keyOf(query);
  if (text === '') return items;
  const words = text.split(/\s+/);
  const { labels, texts } = keysOf(items);
  const first: ChoiceItem[] = [];
  const others: ChoiceItem[] = [];
  items.forEach((item, index) => {
    if (!words.every((word) => texts[index]?.includes(word))) return;
    (labels[index]?.startsWith(text) ? first : others).push(item);
  });
  return [...first, ...others];
}

export function findByLabel(items: readonly ChoiceItem[], label: string): ChoiceItem | undefined {
  const index = keysOf(items).labels.indexOf(keyOf(label));
  const item = items[index];
  return item?.isDisabled ? undefined : item;
}
