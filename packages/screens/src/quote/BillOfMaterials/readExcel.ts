import { namedFormat, formatCellNumber } from './formatCellNumber.ts';
import { readXml } from './readXml.ts';
import { SheetRows } from './sheetText.ts';

export type WorkbookFiles = ReadonlyMap<string, Uint8Array>;

export interface WorkbookSheet {
  name: string;
  text: string;
}

/** Resolves a path relative to a folder or, with a leading slash, to the root. */
const pathFrom = (folder: string, target: string) =>
  (target.startsWith('/') ? target.slice(1) : `${folder}${target}`).toLowerCase();

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The files that a file refers to, by id and by the last word of their type, such as 'styles'. */
function relationsOf(files: WorkbookFiles, path: string): Map<string, string> {
  const folder = folderOf(path);
  const relations = new Map<string, string>();
  readXml(files.get(`${folder}_rels/${path.slice(folder.length)}.rels`), {
    open: (name, attribute) => {
      const target = attribute('Target');
      if (name !== 'Relationship' || target === undefined || attribute('TargetMode') === 'External') return;
      const kind = attribute('Type')?.split('/').at(-1);
      for (const key of [attribute('Id'), kind && `type:${kind}`])
        if (key !== undefined) relations.set(key, pathFrom(folder, target));
    },
  });
  return relations;
}

function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let isText = false;
  let isReading = false;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') texts.push('');
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = !isReading;
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      else if (name === 't') isText = false;
    },
    text: (part) => {
      if (isText) texts[texts.length - 1] += part;
    },
  });
  return texts;
}

function numberFormats(bytes: Uint8Array | undefined): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isCell = false;
  readXml(bytes, {
    open: (name, attribute) => {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? 'General');
      else if (name === 'cellXfs') isCell = true;
      else if (name === 'xf' && isCell) {
        const id = Number(attribute('numFmtId') ?? 0);
        formats.push(own.get(id) ?? namedFormat(id));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return formats;
}

/** Column and row of 'B3', counted from 0. */
function placeOf(address: string): { column: number; row: number } | null {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}

interface Book {
  texts: readonly string[];
  formats: readonly string[];
  hasDatesFrom1904: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  formula: string;
  inline: string;
}

function displayedText({ type, style, value, formula, inline }: Cell, book: Book): string {
  if (type === 'inlineStr') return inline;
  // Written by a program that does not calculate formulas. The formula shows the user that a value is missing.
  if (value === '') return formula === '' ? '' : `=${formula}`;
  if (type === 's') return book.texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return value;
  return formatCellNumber(number, book.formats[style] ?? 'General', book.hasDatesFrom1904);
}

function textOfSheet(bytes: Uint8Array, book: Book): string {
  const rows = new SheetRows();
  let row = -1;
  let cells: string[] = [];
  let cell: Cell | null = null;
  let column = 0;
  let field: 'value' | 'formula' | 'inline' | null = null;
  const fields = { v: 'value', f: 'formula', t: 'inline' } as const;
  readXml(bytes, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 2) - 1;
        cells = [];
        column = 0;
      } else if (name === 'c') {
        column = placeOf(attribute('r') ?? '')?.column ?? column;
        const [type, style] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0)];
        cell = { column, type, style, value: '', formula: '', inline: '' };
        column += 1;
      } else if (name === 'v' || name === 'f' || name === 't') field = fields[name];
      else if (name === 'mergeCell') {
        const [first, last] = (attribute('ref') ?? '').split(':').map(placeOf);
        if (first && last) rows.merge({ column: first.column, firstRow: first.row, lastRow: last.row });
      }
    },
    text: (part) => {
      if (cell && field) cell[field] += part;
    },
    close: (name) => {
      if (name === 'c' && cell) {
        const text = displayedText(cell, book);
        if (text !== '') cells[cell.column] = text;
        cell = null;
      } else if (name === 'row') rows.add(row, cells);
      else if (name === 'v' || name === 'f' || name === 't') field = null;
    },
  });
  return rows.toText();
}

/** Reads the sheets of an Excel workbook with cells as displayed. Throws if the file is not one. */
export function readExcel(files: WorkbookFiles): WorkbookSheet[] {
  const path = relationsOf(files, '').get('type:officeDocument') ?? 'xl/workbook.xml';
  const relations = relationsOf(files, path);
  const fileOf = (key: string) => files.get(relations.get(key) ?? '');
  const sheets: { name: string; id: string }[] = [];
  let hasDatesFrom1904 = false;
  readXml(files.get(path), {
    open: (name, attribute) => {
      if (name === 'sheet') sheets.push({ name: attribute('name') ?? '', id: attribute('id') ?? '' });
      else if (name === 'workbookPr') hasDatesFrom1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '');
    },
  });
  const texts = sharedTexts(fileOf('type:sharedStrings'));
  const formats = numberFormats(fileOf('type:styles'));
  return sheets.flatMap(({ name, id }) => {
    const bytes = fileOf(id);
    return bytes ? [{ name, text: textOfSheet(bytes, { texts, formats, hasDatesFrom1904 }) }] : [];
  });
}
