import { fold } from '@pcb/text/fold';
import type { ActionItem, LinkItem } from '../../private/links.ts';

/** A page, a record or an action. Its `id` is unique in the whole palette. */
export type CommandItem = ((LinkItem & { id: string }) | ActionItem) & {
  /** More words that match it, such as the e-mail address of a customer. */
  keywords?: string;
};

export interface CommandSection {
  id: string;
  title: string;
  /** The items, the most useful first. Empty while they load. */
  items: readonly CommandItem[];
  /** Whether it appears only when something is typed, for records. @default false */
  isSearchOnly?: boolean;
  isLoading?: boolean;
  /** Shown if its items could not be loaded: `Orders could not be loaded.` The other sections stay usable. */
  errorMessage?: string;
  onRetry?: () => void;
}

export interface FoundSection {
  id: string;
  title: string;
  items: readonly CommandItem[];
  count: number;
}

const maxItems = 8;

const maxRecent = 5;

/** Removes punctuation that people leave out or add: `#`, dashes, slashes, dots. */
const withoutMarks = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '');

const texts = new WeakMap<CommandItem, string>();

/** The searchable text, with and without marks. Folded once per item. */
function textOf(item: CommandItem): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = fold([item.label, item.description, item.keywords].filter(Boolean).join(' '));
  const all = `${text} ${withoutMarks(text)}`;
  texts.set(item, all);
  return all;
}

function findIn({ items, ...section }: CommandSection, query: string): FoundSection {
  const words = query.split(/\s+/).filter((word) => withoutMarks(word) !== '');
  const matches = items.filter((item) => {
    const text = textOf(item);
    return words.every((word) => text.includes(word) || text.includes(withoutMarks(word)));
  });
  const [first = ''] = words;
  const start = withoutMarks(first);
  const isStart = (item: CommandItem) => withoutMarks(fold(item.label)).startsWith(start);
  // Stable: equal matches keep the order of the section.
  const sorted = [...matches.filter(isStart), ...matches.filter((item) => !isStart(item))];
  return { id: section.id, title: section.title, items: sorted.slice(0, maxItems), count: sorted.length };
}

const withItems = ({ items }: FoundSection) => items.length > 0;

/** Returns the sections that match the typed text. Without text, recent items come first. */
export function findCommands(
  sections: readonly CommandSection[],
  typed: string,
  recent: { title: string; ids: readonly string[] },
): readonly FoundSection[] {
  const query = fold(typed).trim();
  if (query !== '') return sections.map((section) => findIn(section, query)).filter(withItems);
  const byId = new Map(sections.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const recentItems = recent.ids.flatMap((id) => byId.get(id) ?? []).slice(0, maxRecent);
  const recentSection = { id: 'recent', title: recent.title, items: recentItems, count: recentItems.length };
  return [
    recentSection,
    ...sections
      .filter(({ isSearchOnly = false }) => !isSearchOnly)
      .map(({ id, title, items }) => {
        const others = items.filter((item) => !recentItems.includes(item));
        return { id, title, items: others.slice(0, maxItems), count: others.length };
      }),
  ].filter(withItems);
}

export const waitingSections = (sections: readonly CommandSection[], typed: string) =>
  sections.filter(
    ({ isSearchOnly = false, isLoading = false, errorMessage }) =>
      (isLoading || errorMessage !== undefined) && (!isSearchOnly || typed.trim() !== ''),
  );
