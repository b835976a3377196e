import { type FilterTexts, validFilters } from '@pcb/records/filterTexts';
import { FilterBar, type FilterBarProps } from '@pcb/ui/FilterBar';
import { filterText } from '../records/filterText.ts';
import type { RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import * as styles from './RecordListScreen.css.ts';

interface RecordFilterBarProps extends Pick<FilterBarProps, 'onClear' | 'focusWhenEmpty'> {
  kind: RecordKind;
  filters: FilterTexts;
  content: RecordListContent;
  /** Called with the search and the remaining filters. */
  onChange: (filters: FilterTexts) => void;
}

export function RecordFilterBar({ kind, filters, content, onChange, ...props }: RecordFilterBarProps) {
  const { set, ranges } = content.filters;
  const items = validFilters(kind, filters).map(({ name, field, text }) => ({
    id: name,
    label: `${content.labels[name]}: ${filterText(text, field, ranges)}`,
  }));
  if (items.length === 0) return null;
  return (
    <FilterBar
      {...props}
      aria-label={set}
      items={items}
      onChange={(left) => {
        const names = ['search', ...left.map(({ id }) => id)];
        onChange(Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name))));
      }}
      clearLabel={content.clearFilters}
      className={styles.filters}
    />
  );
}
