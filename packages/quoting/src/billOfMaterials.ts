import { decodeText as decode } from './bill/decodeText.ts';
import { addFitWords } from './bill/fit.ts';
import { addHeadings } from './bill/headings.ts';
import { otherFitWords } from './bill/otherFitWords.ts';
import { otherHeadings } from './bill/otherHeadings.ts';
import * as latin from './latinBill.ts';

export {
  type BillAlternate,
  type BillChoices,
  type BillColumn,
  billColumns,
  columnKey,
  headerKey,
  type BillFailure,
  type BillLine,
  type BillOfMaterialsReading,
  type BillProblem,
  type BillRemainder,
  type BillTableColumn,
  isWebPage,
  maxLines,
  type NotFittedReason,
} from './latinBill.ts';

/** A function of the reader, with the words of all languages. A call adds them, because bundlers leave out side effects. */
const inAllLanguages =
  <Parameters extends unknown[], Result>(read: (...parameters: Parameters) => Result) =>
  (...parameters: Parameters): Result => {
    addHeadings(otherHeadings);
    addFitWords(otherFitWords);
    return read(...parameters);
  };

/** `readBillOfMaterials` of `@pcb/quoting/latinBill` for bills in Chinese, Japanese, Korean and Russian too. */
export const readBillOfMaterials: typeof latin.readBillOfMaterials = inAllLanguages(latin.readBillOfMaterials);

/** `cellsOf` of `@pcb/quoting/latinBill` for bills in Chinese, Japanese, Korean and Russian too. */
export const cellsOf: typeof latin.cellsOf = inAllLanguages(latin.cellsOf);

/**
 * Decodes a text file as spreadsheet and CAD programs save it: UTF-8, UTF-16 with or without a byte-order mark, or an
 * encoding of Windows or of a Unix system for western or central Europe, Cyrillic letters, Chinese, Japanese or Korean.
 * Returns `null` for what is not text.
 */
export const decodeText: (bytes: Uint8Array) => string | null = inAllLanguages(decode);
