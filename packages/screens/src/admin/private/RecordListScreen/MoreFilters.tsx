'use client';
import { isFullDate, numberIn, rangeIn, rangeText, type RangeTexts } from '@pcb/records/filterTexts';
import { DateRangeField } from '@pcb/ui/DateRangeField';
import { Grid } from '@pcb/ui/Grid';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import {
  type FilterControlProps,
  type FilterControls,
  filterControls,
  type FilterControlsProps,
} from './FilterControls.tsx';
import * as styles from './RecordListScreen.css.ts';

function TextFilter({ label, value, onChange }: FilterControlProps) {
  return <TextField label={label} autoComplete="off" value={value} onChange={onChange} />;
}

function DateRangeFilter({ label, value, onChange }: FilterControlProps) {
  const { from, to } = rangeIn(value);
  return (
    <DateRangeField
      label={label}
      format="yearFirst"
      value={{ start: isFullDate(from) ? from : '', end: isFullDate(to) ? to : '' }}
      onChange={({ start, end }) => onChange(rangeText({ from: start, to: end }))}
    />
  );
}

/** Two fields, which keep the typed text. A number that cannot be parsed does not filter. */
function NumberRangeFilter({ field, label, value, onChange, copy }: FilterControlProps) {
  const [typed, setTyped] = useState(() => rangeIn(value));
  const read = (end: string) => numberIn(end, field);
  const readable = ({ from, to }: RangeTexts) =>
    rangeText({ from: read(from).problem ? '' : from, to: read(to).problem ? '' : to });
  // The filter was removed by its chip or by Back.
  if (readable(typed) !== value) setTyped(rangeIn(value));

  const change = (changed: Partial<RangeTexts>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    onChange(readable(next));
  };
  const end = (name: keyof RangeTexts, errorMessage: string | undefined) => (
    <TextField
      label={copy[name](label)}
      autoComplete="off"
      inputMode="decimal"
      isInvalid={errorMessage !== undefined}
      errorMessage={errorMessage}
      value={typed[name]}
      onChange={(text) => change({ [name]: text })}
    />
  );
  const [from, to] = [read(typed.from), read(typed.to)];
  const isBackwards = from.value !== undefined && to.value !== undefined && to.value < from.value;
  const problemOf = ({ problem }: typeof from, text: string) => problem && copy.numbers[problem](text);
  return (
    <Grid columns={2} align="start">
      {end('from', problemOf(from, typed.from))}
      {end('to', isBackwards ? copy.backwards : problemOf(to, typed.to))}
    </Grid>
  );
}

const controls: FilterControls = {
  text: TextFilter,
  date: DateRangeFilter,
  range: NumberRangeFilter,
};

export function MoreFilters({ id, ...props }: FilterControlsProps & { id: string }) {
  return (
    <div id={id} role="group" aria-label={props.content.filters.more} className={styles.more}>
      {filterControls(controls, props)}
    </div>
  );
}
