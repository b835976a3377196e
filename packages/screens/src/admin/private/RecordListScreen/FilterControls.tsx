'use client';
import { fieldsOf, type FilterType, type RecordField } from '@pcb/records/fields';
import { type FilterTexts, isDatePart, isFullDate } from '@pcb/records/filterTexts';
import { DateField } from '@pcb/ui/DateField';
import { Select } from '@pcb/ui/Select';
import type { ComponentType } from 'react';
import { choiceItems, type RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import * as styles from './RecordListScreen.css.ts';

export interface FilterControlProps {
  field: RecordField;
  label: string;
  value: string;
  onChange: (value: string) => void;
  copy: RecordListContent['filters'];
}

export interface FilterControlsProps {
  kind: RecordKind;
  filters: FilterTexts;
  /** Called with the name of a filter, or 'search', and its new text. */
  onChange: (name: string, text: string) => void;
  content: RecordListContent;
}

const all = 'all';

function ChoiceFilter({ field, label, value, onChange, copy }: FilterControlProps) {
  if (field.type !== 'choice') return null;
  return (
    <Select
      className={styles.status}
      label={label}
      labelPlacement="start"
      items={[{ id: all, label: copy.all }, ...choiceItems(field)]}
      value={field.choices.includes(value) ? value : all}
      onChange={(selected) => onChange(selected === all ? '' : selected)}
    />
  );
}

function DateFilter({ label, value, onChange, copy }: FilterControlProps) {
  return (
    <DateField
      className={styles.date}
      label={label}
      labelPlacement="start"
      format="yearFirst"
      value={isFullDate(value) ? value : ''}
      onChange={onChange}
      description={isDatePart(value) && !isFullDate(value) ? copy.partialDate(value) : undefined}
    />
  );
}

export type FilterControls = Readonly<Partial<Record<FilterType, ComponentType<FilterControlProps>>>>;

/** `MoreFilters` has the other controls. */
export const toolbarControls: FilterControls = { choice: ChoiceFilter, date: DateFilter };

export const filterControls = (controls: FilterControls, { kind, filters, onChange, content }: FilterControlsProps) =>
  fieldsOf(kind, ({ filter }) => filter).map(([name, field]) => {
    const Control = field.filter && controls[field.filter];
    return Control ? (
      <Control
        key={name}
        field={field}
        label={content.labels[name] ?? ''}
        value={filters[name] ?? ''}
        onChange={(text) => onChange(name, text)}
        copy={content.filters}
      />
    ) : null;
  });
