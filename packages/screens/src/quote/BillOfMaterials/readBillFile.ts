import { cellsOf, decodeText, readBillOfMaterials } from '@pcb/quoting/billOfMaterials';
import Papa from 'papaparse';

/** Why a file could not be read as text. */
export type FileFailure = 'tooLarge' | 'oldWorkbook' | 'otherWorkbook' | 'brokenWorkbook' | 'notText' | 'unreadable';

/** In bytes. A bill of materials with thousands of lines is below 1 MB. */
const maxFileSize = 5_000_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** A sheet of a workbook as tab-separated text, or the text of another file, whose name is ''. */
export interface BillSheet {
  name: string;
  text: string;
}

const isDate = (cell: unknown): cell is { toISOString: () => string } =>
  typeof cell === 'object' && cell !== null && 'toISOString' in cell;

/** A cell as text. The types of the library name the constructor of dates instead of a date, so it is checked here. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return isDate(cell) ? cell.toISOString().slice(0, 10) : '';
}

/** The sheets of an Excel workbook that have cells. The library is loaded on demand. */
async function readWorkbook(content: ArrayBuffer): Promise<BillSheet[]> {
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(content);
  return sheets
    .map(({ sheet, data }) => ({
      name: sheet,
      text: Papa.unparse(
        data.map((cells) => cells.map(textOf)),
        { delimiter: '\t', newline: '\n' },
      ),
    }))
    .filter(({ text }) => text.trim() !== '');
}

/** In bytes, unpacked. A bill of materials with thousands of lines is below 5 MB; a bomb of 5 MB unpacks to gigabytes. */
const maxUnpackedSize = 100_000_000;

/** Whether the entries of a zip file say that they are larger together than any bill of materials. */
function isTooLargeUnpacked(content: ArrayBuffer): boolean {
  const view = new DataView(content);
  let size = 0;
  // The directory at the end has an entry of 46 bytes and more for each file, with its unpacked size at 24.
  for (let place = 0; place + 46 <= view.byteLength; place += 1) {
    if (view.getUint32(place, false) === 0x504b0102) size += view.getUint32(place + 24, true);
  }
  return size > maxUnpackedSize;
}

/** The type of an OpenDocument file is its first entry, uncompressed. */
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument';

const isOpenDocument = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 120)).includes(openDocument);

/** Reads a CSV file, a text file or an Excel workbook (.xlsx) as text, in this browser. Does not throw. */
export async function readBillFile(file: Blob): Promise<{ sheets: readonly BillSheet[] } | { failure: FileFailure }> {
  if (file.size > maxFileSize) return { failure: 'tooLarge' };
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return { failure: 'unreadable' };
  const bytes = new Uint8Array(content);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { failure: 'oldWorkbook' };
  if (startsWith(bytes, 0x50, 0x4b)) {
    if (isTooLargeUnpacked(content)) return { failure: 'tooLarge' };
    if (isOpenDocument(bytes)) return { failure: 'otherWorkbook' };
    const sheets = await readWorkbook(content).catch(() => []);
    return sheets.length > 0 ? { sheets } : { failure: 'brokenWorkbook' };
  }
  const text = decodeText(bytes);
  return text === null ? { failure: 'notText' } : { sheets: [{ name: '', text }] };
}

const linesIn = ({ text }: BillSheet) => {
  const reading = readBillOfMaterials(cellsOf(text));
  return typeof reading === 'string' || reading.headerRow === null ? 0 : reading.lines.length;
};

/** The sheet that has most lines of a bill; the first one if none has any. */
export function mainSheet(sheets: readonly BillSheet[]): BillSheet | undefined {
  if (sheets.length < 2) return sheets[0];
  const lines = sheets.map(linesIn);
  return sheets[lines.indexOf(Math.max(...lines))];
}
