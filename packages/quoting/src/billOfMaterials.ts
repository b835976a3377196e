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

/** Adds the words of all languages on the first call, because bundlers drop side effects of modules. */
const inAllLanguages =
  <Parameters extends unknown[], Result>(read: (...parameters: Parameters) => Result) =>
  (...parameters: Parameters): Result => {
    addHeadings(otherHeadings);
    addFitWords(otherFitWords);
    return read(...parameters);
  };

/** `readBillOfMaterials` of `@pcb/quoting/latinBill`, with Chinese, Japanese, Korean and Russian. */
export const readBillOfMaterials: typeof latin.readBillOfMaterials = inAllLanguages(latin.readBillOfMaterials);

/** `cellsOf` of `@pcb/quoting/latinBill`, with Chinese, Japanese, Korean and Russian. */
export const cellsOf: typeof latin.cellsOf = inAllLanguages(latin.cellsOf);

/**
 * Decodes text from spreadsheet and CAD programs: UTF-8, UTF-16, or a legacy encoding for Latin, Cyrillic, Chinese,
 * Japanese or Korean. Returns `null` if the bytes are not text.
 */
export const decodeText: (bytes: Uint8Array) => string | null = inAllLanguages(decode);
