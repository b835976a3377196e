import { cellsIn } from './bill/cellsIn.ts';
import { latinLanguages } from './bill/languages.ts';
import { type Rows, readBill } from './bill/readBill.ts';
import type { BillChoices, BillFailure, BillOfMaterialsReading } from './bill/types.ts';

export { maxLines } from './bill/readBill.ts';
export * from './bill/types.ts';
export { isWebPage } from './bill/webPage.ts';

/** Whether text has letters that only `@pcb/quoting/billOfMaterials` supports. */
export const hasOtherLetters = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/u.test(text);

/** Splits text at its separators, at fixed columns, or within rows that are each one quoted cell. */
export function cellsOf(text: string): string[][] {
  return cellsIn(text, latinLanguages);
}

/**
 * Reads a bill of materials in a language with Latin letters; `@pcb/quoting/billOfMaterials` supports more. Columns may
 * be in any order, below titles and in several sections. Rows that are not parts, such as headings and totals, are in
 * `remainder`. If there is no header, the columns are guessed and `noHeader` is a problem; the `BillFailure` of that
 * name is for text that is not a table.
 */
export function readBillOfMaterials(rows: Rows, choices?: BillChoices): BillOfMaterialsReading | BillFailure {
  return readBill(rows, latinLanguages, choices);
}
