export const billColumns = [
  'designators',
  'quantity',
  'value',
  'description',
  'package',
  'manufacturer',
  'partNumber',
  'distributor',
  'distributorNumber',
  'alternateManufacturer',
  'alternateNumber',
  'notFitted',
  'fitted',
  'notes',
  'link',
  'item',
] as const;

export type BillColumn = (typeof billColumns)[number];

/** A part that the buyer may buy instead. */
export interface BillAlternate {
  manufacturer: string;
  partNumber: string;
}

export interface NotFittedReason {
  kind: 'mark' | 'column' | 'quantity' | 'heading';
  text: string;
}

/** One line of a bill of materials: the same part in one or more places on a board. */
export interface BillLine {
  /** The row number in the text, from 1, as a spreadsheet shows it. */
  id: number;
  designators: readonly string[];
  /** Designators that are not fitted while others in the row are; empty if a mark applies to the whole line. */
  notFittedDesignators: readonly string[];
  /** Pieces per set: the number of designators, or the stated quantity if there are none. 0 if not fitted. */
  quantity: number;
  value: string;
  description: string;
  package: string;
  partNumber: string;
  manufacturer: string;
  distributor: string;
  distributorNumber: string;
  /** Alternates from rows below the line or from more columns. */
  alternates: readonly BillAlternate[];
  link: string;
  /** Whether the line is marked as not fitted (DNP). */
  isNotFitted: boolean;
  notFittedReason: NotFittedReason | null;
}

/** Something that a buyer would ask about. It never prevents an inquiry. */
export type BillProblem =
  | { kind: 'noHeader' }
  | { kind: 'repeatedDesignator'; designator: string; rows: readonly number[] }
  /** Designators such as U1A and U1B, which may be units of one part. */
  | { kind: 'units'; designators: readonly string[]; rows: readonly number[] }
  | { kind: 'quantityDiffers'; row: number; stated: number; counted: number }
  | { kind: 'unreadableQuantity'; row: number; typed: string }
  /** Lines whose quantity is in a column such as 'Order quantity', which may be for many sets. */
  | { kind: 'orderQuantity'; heading: string; rows: readonly number[] }
  | { kind: 'noQuantity'; row: number }
  | { kind: 'noDesignator'; row: number }
  /** A list without any designator, such as a distributor's cart. */
  | { kind: 'noDesignators'; rows: readonly number[] }
  /** Rows that name parts outside the columns of the table. They do not become lines. */
  | { kind: 'leftOut'; rows: readonly number[] }
  | { kind: 'noPart'; row: number }
  | { kind: 'repeatedPart'; part: string; rows: readonly number[] }
  /** Fitted lines that describe a part without a manufacturer's part number. */
  | { kind: 'noPartNumber'; rows: readonly number[] }
  /** Text that may mean that a part is not fitted; empty for an empty cell among marks. */
  | { kind: 'unclearFit'; row: number; typed: string }
  | { kind: 'nothingFitted' }
  /** Part numbers and packages that a spreadsheet program has converted: 9.55E+12, 603, 1-Oct. */
  | { kind: 'changedBySpreadsheet'; row: number; typed: string };

/** The reason that text is not a bill of materials. 'notInColumns' is a list in prose with hardly any table rows. */
export type BillFailure = 'noHeader' | 'noLines' | 'tooLong' | 'webPage' | 'notInColumns';

/** A row that is not a line, with the way in which it was read. */
export interface BillRemainder {
  row: number;
  kind: 'title' | 'header' | 'heading' | 'total' | 'note' | 'duplicate' | 'continuation' | 'alternate';
  text: string;
}

/** A column of the table, with the way in which it was read; `null` if it is ignored. */
export interface BillTableColumn {
  heading: string;
  column: BillColumn | null;
}

/** The buyer's corrections of how the table was read. */
export interface BillChoices {
  /** The meaning of columns by `columnKey`; `null` ignores a column. Unknown keys are ignored. */
  columns?: Readonly<Record<string, BillColumn | null>>;
  /** The header row, by `headerKey`. An unknown key is ignored. */
  header?: string;
}

/** Returns the key of a column in `BillChoices`. The same heading in the same place has the same key in any text. */
export const columnKey = (index: number, heading: string): string => `${index}:${heading.trim()}`;

/** Returns the key of a header in `BillChoices`: row number and text, so that a choice is for one table only. */
export const headerKey = (row: number | null, rows: readonly (readonly string[])[]): string =>
  `${row ?? 'none'}:${(rows[(row ?? 1) - 1] ?? []).join(' ').slice(0, 200)}`;

export interface BillOfMaterialsReading {
  lines: readonly BillLine[];
  problems: readonly BillProblem[];
  /** The pieces of all lines, per set. */
  pieces: number;
  notFitted: number;
  columns: readonly BillTableColumn[];
  /** The row of the first header, from 1; `null` if there is none. */
  headerRow: number | null;
  remainder: readonly BillRemainder[];
}
