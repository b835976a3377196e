import { allLanguages } from './bill/allLanguages.ts';
import { cellsIn } from './bill/cellsIn.ts';
import { readBill } from './bill/readBill.ts';
import type * as latin from './latinBill.ts';

export { decodeText } from './bill/decodeText.ts';
export { maxLines } from './bill/readBill.ts';
export * from './bill/types.ts';
export { isWebPage } from './bill/webPage.ts';

/** `readBillOfMaterials` of `@pcb/quoting/latinBill`, with Chinese, Japanese, Korean and Russian. */
export const readBillOfMaterials: typeof latin.readBillOfMaterials = (rows, choices) =>
  readBill(rows, allLanguages, choices);

/** `cellsOf` of `@pcb/quoting/latinBill`, with Chinese, Japanese, Korean and Russian. */
export const cellsOf: typeof latin.cellsOf = (text) => cellsIn(text, allLanguages);
