import { DateField } from '@pcb/ui/DateField';
import { SearchField } from '@pcb/ui/SearchField';
import { Select } from '@pcb/ui/Select';
import type { Ref } from 'react';
import { statusItems } from '../statusItems.ts';
import type { RecordListContent } from './description.ts';
import type { RecordFilters } from './filterRows.ts';
import * as styles from './RecordListScreen.css.ts';

const allStatuses = 'all';
const fullDate = /^\d{4}-\d{2}-\d{2}$/;
const partialDate = /^[\d-]+$/;

export interface RecordToolbarProps {
  filters: Required<RecordFilters>;
  onChange: (changed: Partial<RecordFilters>) => void;
  /** How many times the filters have been cleared, which also clears a date that is not complete. */
  clears: number;
  statuses: readonly string[];
  hasDates: boolean;
  content: RecordListContent<never>;
  searchField: Ref<HTMLInputElement>;
}

/** The filters of a list. */
export function RecordToolbar({
  filters,
  onChange,
  clears,
  statuses,
  hasDates,
  content,
  searchField,
}: RecordToolbarProps) {
  const { search, status, date } = filters;
  return (
    <div role="search" aria-label={content.searchLabel} className={styles.toolbar}>
      <SearchField
        ref={searchField}
        className={styles.search}
        label={content.searchLabel}
        isLabelHidden
        placeholder={content.searchPlaceholder}
        autoComplete="off"
        spellCheck="false"
        value={search}
        onChange={(text) => onChange({ search: text })}
      />
      <Select
        className={styles.status}
        label={content.status}
        labelPlacement="start"
        items={[{ id: allStatuses, label: content.allStatuses }, ...statusItems(statuses)]}
        value={statuses.includes(status) ? status : allStatuses}
        onChange={(selected) => onChange({ status: selected === allStatuses ? '' : selected })}
      />
      {hasDates ? (
        <DateField
          key={clears}
          className={styles.date}
          label={content.date}
          labelPlacement="start"
          value={fullDate.test(date) ? date : ''}
          onChange={(selected) => onChange({ date: selected })}
          description={partialDate.test(date) && !fullDate.test(date) ? content.partialDate(date) : undefined}
        />
      ) : null}
    </div>
  );
}
