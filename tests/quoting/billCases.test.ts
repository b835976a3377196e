import { describe, expect, it } from 'vitest';
import {
  type BillOfMaterialsReading,
  cellsOf,
  headerKey,
  readBillOfMaterials,
} from '../../packages/quoting/src/billOfMaterials.ts';
import { kindsIn, linesIn, readBill } from '../helpers/readBill.ts';

const meaningsIn = ({ columns }: BillOfMaterialsReading) => columns.map(({ column }) => column);

// cspell:disable
describe('columns of a bill of materials', () => {
  it.each([
    ['Part manufacturer', 'manufacturer'],
    ['Part code', 'partNumber'],
    ['MP', 'partNumber'],
    ['MPN or series', 'partNumber'],
    ['Nº de parte del fabricante', 'partNumber'],
    ['Numéro de pièce du fabricant', 'partNumber'],
    ['JLCPCB Part #（optional）', 'distributorNumber'],
    ['OC_FARNELL', 'distributorNumber'],
    ['PROD_ID', null],
    ['Orientation', null],
  ])('takes %s as %s', (heading, meaning) => {
    const cell = heading === 'Orientation' ? 'R90' : 'RX0603-1K0';
    expect(meaningsIn(readBill(`Ref;Qty;Value;${heading}`, `R1;1;1k;${cell}`))[3]).toBe(meaning);
  });

  it('asks about a package that contains the letters of a mark', () => {
    const reading = readBill('Ref,Qty,Value,Package,MPN', 'R1,1,10k,NF,RC0603FR-0710KL', 'R2,1,1k,0603,RC0603FR-071KL');
    expect(linesIn(reading)).toEqual(['R1 × 1', 'R2 × 1']);
    expect(reading.problems).toContainEqual({ kind: 'unclearFit', row: 2, typed: 'NF' });
  });

  it('omits parts that are not added to the bill', () => {
    expect(linesIn(readBill('Designator,Comment,Add into BOM', 'R1,1k,yes', 'LOGO1,Logo,no'))).toEqual([
      'R1 × 1',
      'LOGO1 × 0',
    ]);
  });

  it('describes parts by the column with most text where no heading is known', () => {
    const { lines } = readBill('Product,Qty/unit,Link', 'Power connector,1,https://example.com/1', 'Fan,2,');
    expect(lines.map(({ description }) => description)).toEqual(['Power connector', 'Fan']);
  });

  it('does not read angles as designators', () => {
    expect(linesIn(readBill('Part;Value;Angle of part', 'C1;1u;R90', 'C2;1u;R180'))).toEqual(['C1 × 1', 'C2 × 1']);
  });

  it('reads columns that are separated by exclamation marks', () => {
    expect(linesIn(readBill('DEVICE!VALUE!REFDES!QTY', 'CAP!100n!C1,C2!2'))).toEqual(['C1 C2 × 2']);
  });

  it('does not interpret sentences with a slash between words as a report with columns', () => {
    const rows = [
      'Ref / Shop part number / Manufacturer / Maker part number / Description',
      'U1 / C16106 / Norvex / HT7550-1 / regulator',
      'U3,U4,U5 / C92373 / Brightec and sons / RZ7899 / motor driver',
      'R7,R8 / 0805 68R resistor',
    ];
    expect(readBillOfMaterials(cellsOf(rows.join('\n')))).toBe('noHeader');
  });
});

describe('a header that the buyer chooses', () => {
  const rows = cellsOf('Sensor;rev B;\nKod;Sztuk;Gdzie\nRX0603-1K0;2;R1, R2\nKod;Sztuk;Gdzie\nLT9;1;D1');
  const choose = (row: number | null, table = rows) => {
    const reading = readBillOfMaterials(table, { header: headerKey(row, rows) });
    return typeof reading === 'string' ? reading : [reading.headerRow, ...linesIn(reading)];
  };

  it('replaces the header that was found', () => {
    expect(choose(2)).toEqual([2, 'R1 R2 × 2', 'D1 × 1']);
    expect(choose(null)?.[0]).toBeNull();
  });

  it('does not apply to another table', () => {
    expect(choose(2, cellsOf('Ref;Qty\nR1;1\nR2;1'))).toEqual([1, 'R1 × 1', 'R2 × 1']);
  });
});

describe('designators of a bill of materials', () => {
  it.each([
    ['Left port, J1, right port', 3, 'LEFT PORT J1 RIGHT PORT'],
    ['C2(100n), C3 (1u)', 2, 'C2 C3'],
    ['J1, J2-1, J2-2', 3, 'J1 J2-1 J2-2'],
    ['R1, R2 (R3)', 3, 'R1 R2 R3'],
  ])('reads %j', (cell, stated, designators) => {
    const { lines, problems } = readBill('Ref;Qty;MPN', `${cell};${stated};RX0603-1K0`);
    expect([lines[0]?.designators.join(' '), problems]).toEqual([designators, []]);
  });

  it('asks whether U1A and U1B are one part', () => {
    expect(readBill('Ref;MPN', 'U1A;AMP-358', 'U1B;AMP-358', 'R1A;RX0603-1K0', 'U2B;AMP-358').problems).toEqual([
      { kind: 'units', designators: ['U1A', 'U1B'], rows: [2, 3] },
    ]);
  });

  it.each(['N/A', '-', 'TBD'])('reads %s as no designator', (cell) => {
    const bill = readBill('Ref;Qty;MPN', `${cell};4;RX0603-1K0`, 'R1;1;RX0603-2K0');
    expect([linesIn(bill), kindsIn(bill)]).toEqual([[' × 4', 'R1 × 1'], ['noDesignator']]);
  });
});

describe('parts that are not fitted', () => {
  it('asks if one of several designators has the mark', () => {
    const bill = readBill('Ref;Qty;MPN', 'R1, R2 (DNP), R3;3;RX0603-1K0');
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['R1 R2 R3 × 3'], ['unclearFit']]);
  });

  it.each([
    ['Do not fit:', '0', []],
    ['Optional parts', '1', ['unclearFit']],
  ])('reads the heading %j', (heading, quantity, kinds) => {
    const bill = readBill('Ref,Qty,MPN', 'R1,1,RX0603-1K0', `${heading},,`, 'R2,1,RX0603-2K0');
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['R1 × 1', `R2 × ${quantity}`], kinds]);
  });

  it('reads ✓ and ✗ of an assembly column', () => {
    expect(linesIn(readBill('Ref,MPN,Assembled', 'R1,RX0603-1K0,✓', 'R2,RX0603-1K0,✗'))).toEqual(['R1 × 1', 'R2 × 0']);
  });

  it('asks about an empty cell among those that say yes and no', () => {
    const rows = ['R1,RX0603-1K0,yes', 'R2,RX0603-2K0,no', 'R3,RX0603-3K0,'];
    expect(readBill('Ref,MPN,Populate', ...rows).problems).toEqual([{ kind: 'unclearFit', row: 4, typed: '' }]);
  });

  it('asks about a part whose number is "Optional"', () => {
    const { problems } = readBill('Ref;Value;Supplier and ref', 'R1;1k;Optional', 'R2;1k;SHOP-123');
    expect(problems.map(({ kind }) => kind)).toEqual(['unclearFit', 'noPartNumber']);
  });
});

describe('quantities and alternates', () => {
  it.each(['1.000', '2.500'])('asks about %s, which is a thousand only in one country', (typed) => {
    expect(readBill('Menge;Artikelnummer', `${typed};SM3-8`, '5;MM3-1').problems).toContainEqual({
      kind: 'unreadableQuantity',
      row: 2,
      typed,
    });
  });

  it('asks whether the quantity of an order is for one set', () => {
    expect(readBill('Value,Order Qty,MPN', '10k,200,RX0603-10K').problems).toEqual([
      { kind: 'orderQuantity', heading: 'Order Qty', rows: [2] },
    ]);
    expect(kindsIn(readBill('Value,Qty,MPN', '10k,200,RX0603-10K'))).toEqual([]);
    const rows = cellsOf('Value,Order Qty,MPN\n10k,200,RX0603-10K');
    expect(readBillOfMaterials(rows, { columns: { '1:Order Qty': 'quantity' } })).toMatchObject({ problems: [] });
  });

  it('reads the text of cells that spreadsheets must not interpret, and asks about other formulas', () => {
    const { lines, problems } = readBill(
      'Ref,Package,MPN',
      'R1,="0603",="00123"',
      'R2,0603,"=HYPERLINK(""https://example.com"")"',
    );
    expect([lines[0]?.package, lines[0]?.partNumber]).toEqual(['0603', '00123']);
    expect(problems).toEqual([{ kind: 'changedBySpreadsheet', row: 3, typed: '=HYPERLINK("https://example.com")' }]);
  });

  it('keeps alternates that are parts', () => {
    const alternatesOf = (text: string) =>
      readBill('Ref,MPN,Substitute', `R1,RX0603-1K0,${text}`).lines[0]?.alternates.map(({ partNumber }) => partNumber);
    expect(alternatesOf('CRX0603-1K0')).toEqual(['CRX0603-1K0']);
    expect(alternatesOf('any part meeting the specification')).toEqual([]);
    expect(alternatesOf('not the RX0603-1K0G (other package)')).toEqual([]);
  });
});
// cspell:enable
