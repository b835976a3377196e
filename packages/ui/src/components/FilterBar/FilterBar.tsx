'use client';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useRef } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { X } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './FilterBar.css.ts';

export interface FilterItem {
  id: string;
  /** The text of the filter: 'Status: Shipped'. */
  label: string;
}

export interface FilterBarProps<Item extends FilterItem = FilterItem> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'results'
> {
  /** The accessible name of the list of filters, such as 'Filters of the orders'. */
  'aria-label': string;
  /** The active filters, in the order in which they were chosen. */
  items: readonly Item[];
  /** The number of results: 'Showing 3 of 20'. Announced when it changes. */
  results?: ReactNode;
  /** Called with the remaining filters. By then, focus is on the next filter, the previous one, or `focusWhenEmpty`. */
  onChange: (items: readonly Item[]) => void;
  /** Called instead of `onChange` when all filters are cleared at once. `null` hides the button. */
  onClear?: (() => void) | null;
  /** Receives focus when the last filter is removed. @default the results */
  focusWhenEmpty?: RefObject<HTMLElement | null>;
  /** The text of the button that removes all filters. @default 'Clear all' in the language of the page */
  clearLabel?: string;
}

/**
 * The number of results and the active filters, with buttons that remove them. It is also shown without filters.
 * @example <FilterBar aria-label="Filters of the orders" items={[{ id: 'status', label: 'Status: Shipped' }]} results="Showing 3 of 20" onChange={setFilters} />
 */
export function FilterBar<Item extends FilterItem = FilterItem>({
  'aria-label': ariaLabel,
  items,
  results,
  onChange,
  onClear,
  focusWhenEmpty,
  clearLabel,
  className,
  ...props
}: FilterBarProps<Item>) {
  const messages = useMessages();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const resultsElement = useRef<HTMLElement>(null);
  const lastFocus = focusWhenEmpty ?? resultsElement;

  // The pressed button unmounts, so move focus first.
  const remove = (removed: Item, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? lastFocus.current)?.focus();
    announce(fillMessage(messages.removed, { label: removed.label }));
    onChange(items.filter((item) => item !== removed));
  };
  const clear = () => {
    lastFocus.current?.focus();
    if (onClear) onClear();
    else onChange([]);
  };

  return (
    <div {...props} className={joinClassNames(styles.bar, className)}>
      {results === undefined ? null : (
        <span ref={resultsElement} role="status" tabIndex={-1} className={styles.results}>
          {results}
        </span>
      )}
      {items.length > 0 ? (
        <>
          <ul
            ref={list}
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
            role="list"
            aria-label={ariaLabel}
            className={styles.list}
          >
            {items.map((item, index) => (
              <li key={item.id} className={styles.filter}>
                <Button
                  variant="outline"
                  tone="neutral"
                  size="small"
                  aria-label={fillMessage(messages.remove, { label: item.label })}
                  onPress={() => remove(item, index)}
                >
                  <span className={styles.label}>{item.label}</span>
                  <X size={14} className={styles.icon} />
                </Button>
              </li>
            ))}
          </ul>
          {onClear === null ? null : (
            <Button variant="ghost" tone="neutral" size="small" onPress={clear}>
              {clearLabel ?? messages.clearAll}
            </Button>
          )}
        </>
      ) : null}
    </div>
  );
}
