import { paise } from '@pcb/quoting/money';
import type { RecordField } from '@pcb/records/fields';
import { isDatePart, numberIn, rangeIn } from '@pcb/records/filterTexts';
import { formatCount, formatRupees } from '../../../shared/format/money.ts';

export interface RangeText {
  both: (from: string, to: string) => string;
  from: (from: string) => string;
  to: (to: string) => string;
}

export function filterText(text: string, field: RecordField, copy: RangeText): string {
  if (field.filter !== 'range' && (field.filter !== 'date' || isDatePart(text))) return text;
  const format = (end: string) => {
    if (field.type === 'date') return end;
    const { value } = numberIn(end, field);
    if (value === undefined) return '';
    return field.type === 'money' ? formatRupees(paise(value)) : formatCount(value);
  };
  const ends = rangeIn(text);
  const [from, to] = [format(ends.from), format(ends.to)];
  return from && to ? copy.both(from, to) : from ? copy.from(from) : copy.to(to);
}
