import { formulaStart } from '@pcb/text/cells';
import Papa from 'papaparse';
import { fieldsIn, type FieldType, type RecordDescription, valueOf } from './fields.ts';

const lineEnd = '\r\n';

/** The start of a file. Without it, spreadsheet programs misread the encoding and show ₹ as three characters. */
export const byteOrderMark = '\ufeff';

/** Uses CRLF and the quotes of RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.length === 0
    ? ''
    : // Not `escapeFormulae: true`: the library's own pattern misses a formula that contains a line break.
      Papa.unparse(
        lines.map((cells) => [...cells]),
        { newline: lineEnd, escapeFormulae: formulaStart },
      ) + lineEnd;

function cellOf(type: FieldType, value: unknown): string {
  if (type === 'money') return String(Number(value) / 100);
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** Returns the first line of the exported file. Amounts are in rupees, as the header states. */
export const csvHeader = (
  kind: RecordDescription,
  labelOf: (name: string) => string | undefined = (name) => kind.fields[name]?.label,
): string =>
  byteOrderMark +
  csvLines([
    fieldsIn(kind, 'csv').map(([name, { type }]) => `${labelOf(name) ?? name}${type === 'money' ? ' (₹)' : ''}`),
  ]);

export const csvRows = (kind: RecordDescription, rows: readonly object[]): string => {
  const exported = fieldsIn(kind, 'csv');
  return csvLines(rows.map((row) => exported.map(([name, { type }]) => cellOf(type, valueOf(row, name)))));
};
