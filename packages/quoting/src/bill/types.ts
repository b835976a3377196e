/** What a column of a bill of materials can hold. */
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

/** A part that may be bought instead. */
export interface BillAlternate {
  manufacturer: string;
  partNumber: string;
}

/** Why a line is not fitted: a mark in a cell, a column for it, the quantity 0, or the heading above; and its text. */
export interface NotFittedReason {
  kind: 'mark' | 'column' | 'quantity' | 'heading';
  text: string;
}

/** One line of a bill of materials: the same part, at one or more places of a board. */
export interface BillLine {
  /** The number of its row in the text, counted from 1, as a spreadsheet shows it. */
  id: number;
  /** The reference designators; empty if there is no column for them. */
  designators: readonly string[];
  /** The designators of the row that are not fitted, where the others are; empty if a mark is for the whole line. */
  notFittedDesignators: readonly string[];
  /** Pieces for one set: the designators counted, or the stated quantity where there are none. 0 if it is not fitted. */
  quantity: number;
  value: string;
  description: string;
  package: string;
  partNumber: string;
  manufacturer: string;
  distributor: string;
  distributorNumber: string;
  /** Further parts, from rows below the line or from columns of their own. */
  alternates: readonly BillAlternate[];
  /** The URL of a page about the part, such as its data sheet. */
  link: string;
  /** Whether the line is marked as not fitted (DNP). */
  isNotFitted: boolean;
  /** `null` if all of it is fitted. */
  notFittedReason: NotFittedReason | null;
}

/** Something that a buyer would ask about. None of it prevents an inquiry. */
export type BillProblem =
  /** No row names the columns: their meaning is guessed from their cells. */
  | { kind: 'noHeader' }
  | { kind: 'repeatedDesignator'; designator: string; rows: readonly number[] }
  /** Designators such as U1A and U1B, which may be units of one part. */
  | { kind: 'units'; designators: readonly string[]; rows: readonly number[] }
  | { kind: 'quantityDiffers'; row: number; stated: number; counted: number }
  | { kind: 'unreadableQuantity'; row: number; typed: string }
  /** Lines whose quantity is in a column for an order, such as 'Order quantity', which may be for many sets. */
  | { kind: 'orderQuantity'; heading: string; rows: readonly number[] }
  /** Neither a quantity nor designators that could be counted. */
  | { kind: 'noQuantity'; row: number }
  | { kind: 'noDesignator'; row: number }
  /** A list of parts without any designator, such as a distributor's cart. */
  | { kind: 'noDesignators'; rows: readonly number[] }
  /** Rows that name parts, but not in the columns of the table. They are not among the lines. */
  | { kind: 'leftOut'; rows: readonly number[] }
  | { kind: 'noPart'; row: number }
  | { kind: 'repeatedPart'; part: string; rows: readonly number[] }
  /** The fitted lines that say what a part is, but not which part of which manufacturer. */
  | { kind: 'noPartNumber'; rows: readonly number[] }
  /** Text that may or may not say that a part is not fitted; empty for an empty cell among marks. */
  | { kind: 'unclearFit'; row: number; typed: string }
  /** All lines are marked as not fitted. */
  | { kind: 'nothingFitted' }
  /** What a spreadsheet program makes of part numbers and packages: 9.55E+12, 603, 1-Oct. */
  | { kind: 'changedBySpreadsheet'; row: number; typed: string };

/** Why a text is not a bill of materials. 'notInColumns' is a list in words with few lines of a table. */
export type BillFailure = 'noHeader' | 'noLines' | 'tooLong' | 'webPage' | 'notInColumns';

/** A row that is not a line of its own, and what it was taken for. */
export interface BillRemainder {
  row: number;
  kind: 'title' | 'header' | 'heading' | 'total' | 'note' | 'duplicate' | 'continuation' | 'alternate';
  text: string;
}

/** A column of the table, and what it was taken for; `null` if it is ignored. */
export interface BillTableColumn {
  heading: string;
  column: BillColumn | null;
}

/** What the buyer decides about the table instead of the reader. */
export interface BillChoices {
  /** The meaning of columns by `columnKey`; `null` ignores one. Keys that the table does not have are ignored. */
  columns?: Readonly<Record<string, BillColumn | null>>;
  /** The row that names the columns, by `headerKey`. A key that the table does not have is ignored. */
  header?: string;
}

/** The key of a column in `BillChoices`: a choice counts for the same heading at the same place, in any text. */
export const columnKey = (index: number, heading: string): string => `${index}:${heading.trim()}`;

/**
 * The key of a header in `BillChoices`: the number of its row, counted from 1, and its text, so that a choice does not count
 * for another table. `null` is a table without a header.
 */
export const headerKey = (row: number | null, rows: readonly (readonly string[])[]): string =>
  `${row ?? 'none'}:${(rows[(row ?? 1) - 1] ?? []).join(' ').slice(0, 200)}`;

export interface BillOfMaterialsReading {
  lines: readonly BillLine[];
  problems: readonly BillProblem[];
  /** The pieces of all lines for one set. */
  pieces: number;
  /** The number of lines that are not fitted. */
  notFitted: number;
  /** The columns below the first header. */
  columns: readonly BillTableColumn[];
  /** The row of that header, counted from 1; `null` if there is none. */
  headerRow: number | null;
  /** The rows that are not lines. Blank rows are left out. */
  remainder: readonly BillRemainder[];
}
