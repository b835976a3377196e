import Papa from 'papaparse';

/** One column of a file: its head, and what a row has in it. */
export interface CsvColumn<Row> {
  label: string;
  textOf: (row: Row) => string;
}

const lineEnd = '\r\n';

/** Without it a spreadsheet program reads UTF-8 as another encoding, and ₹ as three signs. */
const byteOrderMark = '\ufeff';

/**
 * Rows as a file for a spreadsheet program: UTF-8 with a byte-order mark, CRLF, quoted as RFC 4180 says. A cell that a
 * spreadsheet would compute, because it starts with = + - @ tab or CR, gets an apostrophe in front.
 */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const cells = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ textOf }) => textOf(row)))];
  // Not `escapeFormulae: true`: the library's own expression lets a formula pass that has a line break further on.
  const lines = Papa.unparse(cells, { newline: lineEnd, escapeFormulae: /^[=+\-@\t\r]/ });
  return byteOrderMark + lines + lineEnd;
};
