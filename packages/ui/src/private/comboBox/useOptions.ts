'use client';
import { useCallback, useMemo, useState } from 'react';
import type { ChoiceItem } from '../ChoiceItem.ts';
import { findItems } from './findItems.ts';

/** How many options the list has at first, and how many scrolling adds. Each costs time at every key. */
export const pageSize = 100;

/** The id of the option that stands for a failed request. */
export const retryId = '\u0000retry';

/** The state of the host's last request for items. */
export type LoadState =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Called when 'Try again' is pressed. */
      onRetry: () => void;
    }
  | { status: 'ready' };

interface OptionsProps {
  items: readonly ChoiceItem[];
  /** The selected item, in a field for one. */
  selected?: ChoiceItem | undefined;
  loadState: LoadState | undefined;
  allowsCustomValue: boolean;
  onInputChange: ((text: string) => void) | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** The options of a combo box: the items that match its text, of which react-aria gets only as many as one can read. */
export function useOptions({
  items,
  selected,
  loadState,
  allowsCustomValue,
  onInputChange,
  onOpenChange,
}: OptionsProps) {
  // Until it is used it only needs the selected item, so that a form with many fields is rendered fast.
  const [isActive, setActive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // What was typed since the list was last closed: not the label that react-aria writes into the input.
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const matches = useMemo(() => {
    if (!isActive) return [];
    return loadState ? items : findItems(items, query);
  }, [isActive, items, loadState, query]);
  const page = useMemo(() => matches.slice(0, limit), [matches, limit]);
  // Without it, react-aria would empty the input when it loses focus.
  const added = selected && !page.some(({ id }) => id === selected.id) ? selected : undefined;
  const addedLabel = added?.label;

  const search = (text: string) => {
    setQuery(text);
    setLimit(pageSize);
  };
  return {
    /** How many items match. */
    count: matches.length,
    moreCount: matches.length - page.length,
    showMore: useCallback(() => setLimit((shown) => shown + pageSize), []),
    /** For react-aria's `ComboBox`. */
    comboBox: {
      defaultItems: useMemo(() => (added ? [added, ...page] : page), [page, added]),
      // The items are filtered already. While one types, the list leaves out a selected item that does not match.
      defaultFilter: useCallback((label: string) => label !== addedLabel, [addedLabel]),
      // Where any text is a value, nothing is missing if no item matches.
      allowsEmptyCollection: !allowsCustomValue || loadState !== undefined,
      // Clearing the field, or writing a label into it, opens no list.
      menuTrigger: query === '' ? ('manual' as const) : ('input' as const),
      onInputChange: (text: string) => {
        if (text === '') search('');
        onInputChange?.(text);
      },
      onOpenChange: (nextOpen: boolean) => {
        setOpen(nextOpen);
        // Its button and the arrow keys open it with everything, whatever is selected.
        if (!nextOpen) search('');
        onOpenChange?.(nextOpen);
      },
    },
    isOpen,
    /** Call it with the text whenever it is edited. */
    search,
    isActive,
    setActive,
  };
}

export type Options = ReturnType<typeof useOptions>;
