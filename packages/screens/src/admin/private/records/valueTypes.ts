import { type FieldType, type FieldValues, type RecordField, valueOf } from '@pcb/records/fields';
import { readRupees } from '@pcb/records/readRupees';
import { formatRupees } from '../../../shared/format/money.ts';

interface ValueType<Value> {
  text: (value: Value) => string;
  read: (typed: string) => Value;
  isMono?: true;
  align?: 'end';
}

const plain = <Value>(value: Value) => value;
const text: ValueType<string> = { text: plain, read: plain };
const number: ValueType<number> = { text: String, read: Number, isMono: true };

const valueTypes: { readonly [Type in FieldType]: ValueType<FieldValues[Type]> } = {
  reference: { ...text, isMono: true },
  serial: number,
  text,
  email: text,
  lines: text,
  list: {
    text: (items) => items.join('\n'),
    read: (typed) => typed.split('\n').filter((line) => line.trim() !== ''),
  },
  choice: text,
  date: { ...text, isMono: true },
  count: { ...number, align: 'end' },
  money: {
    text: formatRupees,
    read: (typed) => {
      const amount = readRupees(typed);
      if (!amount.isValid) throw new Error(`The form has accepted “${typed}” as an amount.`);
      return amount.value;
    },
    isMono: true,
    align: 'end',
  },
  price: { ...text, isMono: true, align: 'end' },
  password: text,
};

export const valueType = ({ type }: Pick<RecordField, 'type'>) => valueTypes[type] as ValueType<unknown>;

export const textOf = (row: object, name: string, field: RecordField) => valueType(field).text(valueOf(row, name));
