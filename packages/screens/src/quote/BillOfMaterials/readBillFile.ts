import { decodeUnicode, startsWith } from '@pcb/quoting/decodeUnicode';
import { isWebPage } from '@pcb/quoting/latinBill';
import { type BillReader, readerOf } from './billReader.ts';

export type FileFailure =
  | 'tooLarge'
  | 'oldWorkbook'
  | 'brokenWorkbook'
  | 'webPage'
  | 'notText'
  | 'empty'
  | 'unreadable';

/** In bytes. A bill of materials with thousands of lines is below 1 MB. */
const maxFileSize = 5_000_000;

/** A sheet as tab-separated text. The text of a file without sheets has the name ''. */
export interface BillSheet {
  name: string;
  text: string;
}

/** Reads a CSV file, text file or workbook (.xlsx, .ods) as text, in the browser. Does not throw. */
export async function readBillFile(file: Blob): Promise<{ sheets: readonly BillSheet[] } | { failure: FileFailure }> {
  if (file.size > maxFileSize) return { failure: 'tooLarge' };
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return { failure: 'unreadable' };
  const bytes = new Uint8Array(content);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { failure: 'oldWorkbook' };
  if (startsWith(bytes, 0x50, 0x4b)) {
    const sheets = await import('./readWorkbook.ts').then(({ readWorkbook }) => readWorkbook(bytes)).catch(() => []);
    if (sheets === 'tooLarge') return { failure: 'tooLarge' };
    return sheets.length > 0 ? { sheets } : { failure: 'brokenWorkbook' };
  }
  const text = decodeUnicode(bytes) ?? (await decodeOther(bytes));
  if (text === undefined) return { failure: 'unreadable' };
  if (text === null) return { failure: 'notText' };
  if (isWebPage(text)) return { failure: 'webPage' };
  return text.trim() === '' ? { failure: 'empty' } : { sheets: [{ name: '', text }] };
}

/** Loaded on demand, as most text is Unicode; `undefined` if loading fails. */
const decodeOther = (bytes: Uint8Array) =>
  import('@pcb/quoting/billOfMaterials').then(
    ({ decodeText }) => decodeText(bytes),
    () => undefined,
  );

const linesIn = ({ text }: BillSheet, { cellsOf, readBillOfMaterials }: BillReader) => {
  const reading = readBillOfMaterials(cellsOf(text));
  return typeof reading === 'string' || reading.headerRow === null ? 0 : reading.lines.length;
};

/** The sheet with the most lines of a bill; the first one if none has any. */
export async function mainSheet(sheets: readonly BillSheet[]): Promise<BillSheet | undefined> {
  if (sheets.length < 2) return sheets[0];
  const reader = await readerOf(sheets.map(({ text }) => text));
  const lines = sheets.map((sheet) => linesIn(sheet, reader));
  return sheets[lines.indexOf(Math.max(...lines))];
}
