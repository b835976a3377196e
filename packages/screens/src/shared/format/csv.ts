import { byteOrderMark, csvLines } from '@pcb/records/csv';

export interface CsvColumn<Row> {
  label: string;
  textOf: (row: Row) => string;
}

/** UTF-8 with a byte-order mark, and escaped by `csvLines`. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  byteOrderMark +
  csvLines([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ textOf }) => textOf(row)))]);
