import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBillFile } from '../../packages/screens/src/quote/BillOfMaterials/readBillFile.ts';

const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

/** The formats of the styles 1 and following. */
const formats = ['0000', 'd-mmm', '0.00E+00', 'dd/mm/yyyy', '#,##0.00', '"x"0', '0000"', '[$-407]d/ mmm'];

interface Sheet {
  cells: string;
  merged?: string;
}

const relation = (id: string, kind: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" ${more}/>`;

function excel({ cells, merged = '' }: Sheet, texts: readonly string[] = [], properties = '') {
  return zip({
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets><sheet name="Parts" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'worksheet', '/xl/worksheets/sheet1.xml')}${relation('r2', 'styles', 'styles.xml')}${relation('r3', 'sharedStrings', 'sharedStrings.xml')}${relation('r4', 'externalLink', 'externalLinks/externalLink1.xml')}</Relationships>`,
    'xl/externalLinks/externalLink1.xml': 'damaged <',
    'xl/styles.xml': `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
  });
}

async function rowsOf(workbook: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const read = await readBillFile(new Blob([workbook]));
  if ('failure' in read) throw new Error(read.failure);
  return read.sheets[0]?.text.split('\n').map((row) => row.split('\t')) ?? [];
}

const text = (address: string, content: string) => `<c r="${address}" t="inlineStr"><is><t>${content}</t></is></c>`;

describe('an Excel workbook', () => {
  it.each([
    ['a number with leading zeros', '<c s="1"><v>603</v></c>', '0603'],
    ['a day without a year', '<c s="2"><v>46296</v></c>', '1-Oct'],
    ['a day without a year, in German', '<c s="8"><v>46296</v></c>', '1/ Okt'],
    ['a date with figures only', '<c s="4"><v>46296</v></c>', '2026-10-01'],
    ['a number with an exponent', '<c s="3"><v>9550000000000</v></c>', '9.55E+12'],
    ['a number with separators', '<c s="5"><v>1234.5</v></c>', '1,234.50'],
    ['a number with words', '<c s="6"><v>3</v></c>', 'x3'],
    ['a number with a format that is none', '<c s="7"><v>3</v></c>', '3'],
    ['a number with a style that is none', '<c s="99"><v>3</v></c>', '3'],
    ['all digits of a part number', '<c><v>885012207098</v></c>', '885012207098'],
    ['a sum of fractions', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a yes', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a date', '<c t="d"><v>2026-10-01T00:00:00</v></c>', '2026-10-01'],
    ['the value of a formula', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['the text of a formula', '<c t="str"><f>A2</f><v>R&amp;D</v></c>', 'R&D'],
    ['the text of a link to another workbook', '<c t="str"><f>[1]Sheet1!A1</f><v>R1</v></c>', 'R1'],
    ['a formula without a value', '<c><f>SUM(A1:A2)</f></c>', '=SUM(A1:A2)'],
    ['a shared text in parts', '<c t="s"><v>0</v></c>', '10 kΩ'],
    ['a shared text that is missing', '<c t="s"><v>7</v></c><c><v>1</v></c>', ''],
  ])('shows %s as the sheet does', async (_, cell, shown) => {
    const shared = ['<r><t xml:space="preserve">10 </t></r><r><t>kΩ</t></r><rPh><t>reading</t></rPh>'];
    const rows = await rowsOf(excel({ cells: `<row>${cell}</row><row r="9">${text('A9', 'end')}</row>` }, shared));
    expect(rows[0]?.[0] ?? '').toBe(shown);
    expect(rows[8]).toEqual(['end']);
  });

  it('counts days like Excel for the Mac', async () => {
    const cells = '<row><c s="4"><v>44834</v></c></row>';
    expect(await rowsOf(excel({ cells }, [], '<workbookPr date1904="1"/>'))).toEqual([['2026-10-01']]);
  });

  it('repeats the text of cells that are merged downwards', async () => {
    const cells = `<row r="1">${text('A1', 'R1')}${text('B1', '10k')}<c r="C1"><v>3</v></c></row><row r="2">${text('A2', 'R2')}<c r="B2"/></row><row r="3">${text('A3', 'R3')}</row>`;
    const merged = '<mergeCell ref="B1:B3"/><mergeCell ref="C1:C3"/>';
    expect(await rowsOf(excel({ cells, merged }))).toEqual([
      ['R1', '10k', '3'],
      ['R2', '10k', ''],
      ['R3', '10k', ''],
    ]);
  });

  it('does not repeat a merged part for its alternates', async () => {
    const cells = `<row r="1">${text('A1', 'C1, C2')}${text('B1', '100n')}${text('C1', 'CL10B104KB8NNNC')}</row><row r="2">${text('C2', 'GRM188R71H104KA93D')}</row>`;
    const merged = '<mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/>';
    expect((await rowsOf(excel({ cells, merged })))[1]).toEqual(['', '', 'GRM188R71H104KA93D']);
  });

  it('has no blank rows at the end, and no columns without text', async () => {
    const blank = Array.from({ length: 50_000 }, (_, index) => `<row r="${index + 2}"><c s="1"/></row>`).join('');
    const cells = `<row r="1">${text('A1', 'R1')}<c r="XFD1" s="1"/></row>${blank}<row r="1048576"><c r="A1048576"/></row>`;
    expect(await rowsOf(excel({ cells }))).toEqual([['R1']]);
  });

  it('keeps the row numbers below many blank rows, and is refused above the maximum', async () => {
    const at = (row: number) =>
      excel({ cells: `<row r="1">${text('A1', 'R1')}</row><row r="${row}">${text('A1', 'R2')}</row>` });
    expect((await rowsOf(at(30_000)))[29_999]).toEqual(['R2']);
    expect(await readBillFile(new Blob([at(100_001)]))).toEqual({ failure: 'tooLarge' });
  });

  it('is refused if few bytes repeat a long text', async () => {
    const cells = '<row><c t="s"><v>0</v></c></row>'.repeat(2_000);
    const workbook = excel({ cells }, [`<t>${'R'.repeat(30_000)}</t>`]);
    expect(await readBillFile(new Blob([workbook]))).toEqual({ failure: 'tooLarge' });
  });

  it.each([
    ['a zip file without a workbook', zip({ 'readme.xml': '<a/>' })],
    ['a workbook that ends too early', zip({ 'xl/workbook.xml': '<workbook><sheets>' })],
    ['an empty workbook', excel({ cells: '' })],
  ])('is not %s', async (_, content) => {
    expect(await readBillFile(new Blob([content]))).toEqual({ failure: 'brokenWorkbook' });
  });
});

const openDocument = (rows: string, more = '') =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="Parts">${rows}</table:table>${more}</office:spreadsheet></office:body></office:document-content>`,
  });

const odsCell = (content: string, attributes = '') =>
  `<table:table-cell ${attributes}>${content === '' ? '' : `<text:p>${content}</text:p>`}</table:table-cell>`;

const odsRow = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;

describe('an OpenDocument spreadsheet', () => {
  it.each([
    ['a number as shown', odsCell('0603', 'office:value-type="float" office:value="603"'), '0603'],
    ['a text with entities and spaces', odsCell('R&amp;D<text:s text:c="2"/><text:span>1</text:span>'), 'R&D  1'],
    [
      'a text with a comment',
      odsCell('R1</text:p><office:annotation><text:p>why</text:p></office:annotation><text:p>R2'),
      '"R1',
    ],
    ['a date in figures', odsCell('01.10.26', 'office:value-type="date" office:date-value="2026-10-01"'), '2026-10-01'],
    ['a day without a year', odsCell('1-Oct', 'office:value-type="date" office:date-value="2026-10-01"'), '1-Oct'],
    ['a value that is not shown', odsCell('', 'office:value-type="float" office:value="4"'), '4'],
  ])('has %s', async (_, cell, shown) => {
    expect((await rowsOf(openDocument(odsRow(cell + odsCell('end')))))[0]?.[0]).toBe(shown);
  });

  it('repeats columns and rows, without blank rows at the end', async () => {
    const rows =
      odsRow(odsCell('a', 'table:number-columns-repeated="2"') + odsCell('', 'table:number-columns-repeated="16382"')) +
      odsRow(odsCell(''), 'table:number-rows-repeated="2"') +
      odsRow(odsCell('b'), 'table:number-rows-repeated="2"') +
      odsRow(odsCell('', 'table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048571"');
    expect(await rowsOf(openDocument(rows))).toEqual([['a', 'a'], [''], [''], ['b'], ['b']]);
  });

  it('repeats the text of cells that are merged downwards', async () => {
    const rows =
      odsRow(odsCell('R1') + odsCell('10k', 'table:number-rows-spanned="2"')) +
      odsRow(`${odsCell('R2')}<table:covered-table-cell/>`);
    expect(await rowsOf(openDocument(rows))).toEqual([
      ['R1', '10k'],
      ['R2', '10k'],
    ]);
  });

  it('has all sheets with text', async () => {
    const more = `<table:table table:name="Blank"/><table:table table:name="Mechanics">${odsRow(odsCell('M3'))}</table:table>`;
    expect(await readBillFile(new Blob([openDocument(odsRow(odsCell('R1')), more)]))).toEqual({
      sheets: [
        { name: 'Parts', text: 'R1' },
        { name: 'Mechanics', text: 'M3' },
      ],
    });
  });

  it.each([
    ['rows', odsRow(odsCell('R1'), 'table:number-rows-repeated="1000000"')],
    [
      'cells',
      odsRow(odsCell('R'.repeat(500), 'table:number-columns-repeated="1000"'), 'table:number-rows-repeated="9999"'),
    ],
  ])('is refused if it repeats %s without end', async (_, rows) => {
    expect(await readBillFile(new Blob([openDocument(rows)]))).toEqual({ failure: 'tooLarge' });
  });
});
