import type { WorkbookSheet } from './readExcel.ts';
import { readXml } from './readXml.ts';
import { maxColumns, SheetRows, TooLargeError } from './sheetText.ts';

/** Repeated rows with text, which the size of the file does not limit. */
const maxRepeats = 100_000;

interface Cell {
  paragraphs: string[];
  /** The value of a cell without paragraphs, or the date. */
  value: string;
  isDate: boolean;
  count: number;
}

const isInFigures = (text: string) => !/[a-z]{3}/i.test(text);

function textOf({ paragraphs, value, isDate }: Cell): string {
  const shown = paragraphs.join('\n').trim();
  // 01.10.26 is one day in Europe and another in America.
  return shown === '' || (isDate && isInFigures(shown)) ? value : shown;
}

/** Reads the sheets of an OpenDocument spreadsheet from its content.xml. Throws if it is not well-formed. */
export function readOpenDocument(content: Uint8Array): WorkbookSheet[] {
  const sheets: WorkbookSheet[] = [];
  let name = '';
  let rows = new SheetRows();
  let row = 0;
  let rowCount = 1;
  let cells: string[] = [];
  let merged: { column: number; rows: number }[] = [];
  let cell: Cell | null = null;
  /** Depth inside comments and drawings, whose text does not belong to the cell. */
  let ignoredDepth = 0;
  let isParagraph = false;
  const add = (text: string) => {
    if (cell && isParagraph && ignoredDepth === 0) cell.paragraphs[cell.paragraphs.length - 1] += text;
  };

  readXml(content, {
    open: (tag, attribute) => {
      const countOf = (key: string) => Math.max(1, Math.floor(Number(attribute(key) ?? 1)) || 1);
      switch (tag) {
        case 'table':
          name = attribute('name') ?? '';
          rows = new SheetRows();
          row = 0;
          break;
        case 'table-row':
          rowCount = countOf('number-rows-repeated');
          cells = [];
          merged = [];
          break;
        case 'table-cell':
        case 'covered-table-cell': {
          const date = attribute('date-value');
          const value = date?.slice(0, 10) ?? attribute('string-value') ?? attribute('value') ?? '';
          const count = Math.min(countOf('number-columns-repeated'), maxColumns);
          cell = { paragraphs: [], value, isDate: date !== undefined, count };
          const spanned = countOf('number-rows-spanned');
          if (spanned > 1) merged.push({ column: cells.length, rows: spanned });
          break;
        }
        case 'annotation':
        case 'frame':
          ignoredDepth += 1;
          break;
        case 'p':
          if (cell && ignoredDepth === 0) cell.paragraphs.push('');
          isParagraph = true;
          break;
        case 's':
          add(' '.repeat(Math.min(countOf('c'), 100)));
          break;
        case 'tab':
        case 'line-break':
          add(' ');
          break;
      }
    },
    text: add,
    close: (tag) => {
      if (tag === 'p') isParagraph = false;
      else if (tag === 'annotation' || tag === 'frame') ignoredDepth -= 1;
      else if (cell && (tag === 'table-cell' || tag === 'covered-table-cell')) {
        const text = textOf(cell);
        for (let index = 0; index < cell.count && cells.length < maxColumns; index += 1) cells.push(text);
        cell = null;
      } else if (tag === 'table-row') {
        if (cells.some((text) => text !== '')) {
          if (rowCount > maxRepeats) throw new TooLargeError();
          for (let index = 0; index < rowCount; index += 1) rows.add(row + index, cells);
          for (const { column, rows: count } of merged) rows.merge({ column, firstRow: row, lastRow: row + count - 1 });
        }
        row += rowCount;
      } else if (tag === 'table') sheets.push({ name, text: rows.toText() });
    },
  });
  return sheets;
}
