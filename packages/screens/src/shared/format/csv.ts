import { byteOrderMark, csvLines } from '@pcb/records/csv';

/** A column of the file: its header, and the text of a cell. */
export interface CsvColumn<Row> {
  label: string;
  textOf: (row: Row) => string;
}

/** Exports rows as CSV: UTF-8 with a byte-order mark, and what `csvLines` does. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  byteOrderMark +
  csvLines([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ textOf }) => textOf(row)))]);
