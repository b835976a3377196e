import { decodeText } from '@pcb/quoting/billOfMaterials';
import Papa from 'papaparse';

/** Why a file could not be read as text. */
export type FileFailure = 'tooLarge' | 'oldWorkbook' | 'brokenWorkbook' | 'notText' | 'unreadable';

/** In bytes. A bill of materials with thousands of lines is below 1 MB. */
const maxFileSize = 5_000_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The first sheet of an Excel workbook as tab-separated text. The library is loaded on demand. */
async function readWorkbook(content: ArrayBuffer): Promise<string> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(content);
  return Papa.unparse(
    rows.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell)))),
    { delimiter: '\t', newline: '\n' },
  );
}

/** Reads a CSV file, a text file or an Excel workbook (.xlsx) as text, in this browser. Does not throw. */
export async function readBillFile(file: Blob): Promise<{ text: string } | { failure: FileFailure }> {
  if (file.size > maxFileSize) return { failure: 'tooLarge' };
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return { failure: 'unreadable' };
  const bytes = new Uint8Array(content);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { failure: 'oldWorkbook' };
  if (startsWith(bytes, 0x50, 0x4b)) {
    return readWorkbook(content).then(
      (text) => ({ text }),
      () => ({ failure: 'brokenWorkbook' }),
    );
  }
  const text = decodeText(bytes);
  return text === null ? { failure: 'notText' } : { text };
}
