import { formulaStart } from '@pcb/text/cells';
import Papa from 'papaparse';

/** A column of the file: its header, and the text of a cell. */
export interface CsvColumn<Row> {
  label: string;
  textOf: (row: Row) => string;
}

const lineEnd = '\r\n';

/** Without it, spreadsheet programs misread the encoding and show ₹ as three characters. */
const byteOrderMark = '\ufeff';

/**
 * Exports rows as CSV: UTF-8 with a byte-order mark, CRLF, quoted as in RFC 4180. Cells that a spreadsheet would run as
 * a formula are prefixed with an apostrophe.
 */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const cells = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ textOf }) => textOf(row)))];
  // Not `escapeFormulae: true`: the library's own pattern misses a formula that contains a line break.
  const lines = Papa.unparse(cells, { newline: lineEnd, escapeFormulae: formulaStart });
  return byteOrderMark + lines + lineEnd;
};
