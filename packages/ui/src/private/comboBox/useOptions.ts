'use client';
import { useCallback, useMemo, useState } from 'react';
import type { ChoiceItem } from '../choiceItem.ts';
import { findItems } from './findItems.ts';

/** The number of options shown at first, and added by scrolling. Each one costs time on every key. */
export const pageSize = 100;

/** The option that retries a failed request. */
export const retryId = '\u0000retry';

/** The state of the host's last request for items. */
export type LoadState =
  | { status: 'loading' }
  | {
      status: 'failed';
      onRetry: () => void;
    }
  | { status: 'ready' };

interface OptionsProps {
  items: readonly ChoiceItem[];
  selected?: ChoiceItem | undefined;
  loadState: LoadState | undefined;
  allowsCustomValue: boolean;
  onInputChange: ((text: string) => void) | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** Returns the matching items, limited to as many as one can read, because each option costs time. */
export function useOptions({
  items,
  selected,
  loadState,
  allowsCustomValue,
  onInputChange,
  onOpenChange,
}: OptionsProps) {
  // Until it is used, it only needs the selected item, so a form with many fields renders fast.
  const [isActive, setActive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The text typed since the list was last closed. The input may also contain a label that react-aria wrote.
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const matches = useMemo(() => {
    if (!isActive) return [];
    return loadState ? items : findItems(items, query);
  }, [isActive, items, loadState, query]);
  const page = useMemo(() => matches.slice(0, limit), [matches, limit]);
  // Otherwise react-aria would empty the input on blur.
  const added = selected && !page.some(({ id }) => id === selected.id) ? selected : undefined;
  const addedLabel = added?.label;

  const search = (text: string) => {
    setQuery(text);
    setLimit(pageSize);
  };
  return {
    count: matches.length,
    moreCount: matches.length - page.length,
    showMore: useCallback(() => setLimit((shown) => shown + pageSize), []),
    comboBox: {
      defaultItems: useMemo(() => (added ? [added, ...page] : page), [page, added]),
      // Items are filtered already. This only removes a selected item that does not match.
      defaultFilter: useCallback((label: string) => label !== addedLabel, [addedLabel]),
      // If any text is accepted, the list need not show that no item matches.
      allowsEmptyCollection: !allowsCustomValue || loadState !== undefined,
      // Clearing the field, or writing a label into it, does not open the list.
      menuTrigger: query === '' ? ('manual' as const) : ('input' as const),
      onInputChange: (text: string) => {
        if (text === '') search('');
        onInputChange?.(text);
      },
      onOpenChange: (nextOpen: boolean) => {
        setOpen(nextOpen);
        // The button and the arrow keys open it with all items, whatever is selected.
        if (!nextOpen) search('');
        onOpenChange?.(nextOpen);
      },
    },
    isOpen,
    search,
    isActive,
    setActive,
  };
}

export type Options = ReturnType<typeof useOptions>;
