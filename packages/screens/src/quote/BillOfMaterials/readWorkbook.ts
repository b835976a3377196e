import { unzipSync } from 'fflate';
import { readExcel, type WorkbookSheet } from './readExcel.ts';
import { readOpenDocument } from './readOpenDocument.ts';
import { TooLargeError } from './sheetText.ts';

/** In bytes, unpacked. A bill with thousands of lines is below 5 MB; a zip bomb of 5 MB unpacks to gigabytes. */
const maxUnpackedSize = 100_000_000;

/** Pictures and cached cells of other workbooks are not needed. */
const isNeeded = (path: string) =>
  /\.(?:xml|rels)$/i.test(path) && !/(?:externalLinks|drawings|theme|pivot)/i.test(path);

/** The sheets that have cells. Throws if the file is not a workbook. */
export function readWorkbook(bytes: Uint8Array): readonly WorkbookSheet[] | 'tooLarge' {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isNeeded(name)) return false;
        size += originalSize;
        if (size > maxUnpackedSize) throw new TooLargeError();
        return true;
      },
    });
    const byPath = new Map(Object.entries(files).map(([path, content]) => [path.toLowerCase(), content]));
    const content = byPath.get('content.xml');
    const sheets = content ? readOpenDocument(content) : readExcel(byPath);
    return sheets.filter(({ text }) => text.trim() !== '');
  } catch (error) {
    if (error instanceof TooLargeError) return 'tooLarge';
    throw error;
  }
}
