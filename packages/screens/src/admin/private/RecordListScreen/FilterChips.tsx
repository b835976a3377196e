'use client';
import { type FilterTexts, validFilters } from '@pcb/records/filterTexts';
import { Button } from '@pcb/ui/Button';
import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { filterText } from '../records/filterText.ts';
import type { RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import * as styles from './RecordListScreen.css.ts';

export interface FilterChipsProps {
  kind: RecordKind;
  filters: FilterTexts;
  content: RecordListContent;
  /** Called with the name of the field whose filter is removed. */
  onRemove: (name: string) => void;
  /** Receives focus when the last filter is removed. */
  focusWhenEmpty: RefObject<HTMLElement | null>;
  /** Called when all filters and the search are cleared. If omitted, there is no button. */
  onClear?: () => void;
}

export function FilterChips({ kind, filters, content, onRemove, focusWhenEmpty, onClear }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const set = validFilters(kind, filters);
  if (set.length === 0) return null;

  const { filters: copy, labels } = content;
  const remove = (name: string, index: number) => {
    // The pressed button unmounts, so move focus first.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? focusWhenEmpty.current)?.focus();
    onRemove(name);
  };
  return (
    <div className={styles.chips}>
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the role from a list without markers
        role="list"
        aria-label={copy.set}
        className={styles.chipList}
      >
        {set.map(({ name, field, text }, index) => {
          const label = `${labels[name]}: ${filterText(text, field, copy.ranges)}`;
          return (
            <li key={name} className={styles.chip}>
              <Button
                variant="outline"
                tone="neutral"
                size="small"
                aria-label={copy.remove(label)}
                onPress={() => remove(name, index)}
              >
                <span className={styles.chipLabel}>{label}</span>
                <X size={14} aria-hidden="true" className={styles.chipIcon} />
              </Button>
            </li>
          );
        })}
      </ul>
      {onClear ? (
        <Button variant="ghost" tone="neutral" size="small" onPress={onClear}>
          {content.clearFilters}
        </Button>
      ) : null}
    </div>
  );
}
