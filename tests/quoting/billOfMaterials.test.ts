import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { longestRange, readDesignators } from '../../packages/quoting/src/bill/designators.ts';
import { cellsOf, decodeText, maxLines, readBillOfMaterials } from '../../packages/quoting/src/billOfMaterials.ts';
import { billOfMaterialsContent } from '../../packages/screens/src/quote/BillOfMaterials/BillOfMaterials.content.ts';
import { expectedBills } from './bills/expected.ts';

function read(text: string) {
  const reading = readBillOfMaterials(cellsOf(text));
  if (typeof reading === 'string') throw new Error(reading);
  return reading;
}

describe('readDesignators', () => {
  it.each([
    ['R1, R2 R5-R8', ['R1', 'R2', 'R5', 'R6', 'R7', 'R8']],
    ['r1;r2', ['R1', 'R2']],
    ['C1 – C3', ['C1', 'C2', 'C3']],
    ['C1-3', ['C1', 'C2', 'C3']],
    // These are not ranges: a pin name, two kinds of parts, a descending pair.
    ['J1-A', ['J1-A']],
    ['R1-C4', ['R1-C4']],
    ['R4-R1', ['R4-R1']],
    [' , ', []],
  ])('%j', (cell, designators) => {
    expect(readDesignators(cell)).toEqual(designators);
  });

  it('expands a range of the maximum length only', () => {
    expect(readDesignators(`R1-R${longestRange}`)).toHaveLength(longestRange);
    expect(readDesignators(`R1-R${longestRange + 1}`)).toEqual([`R1-R${longestRange + 1}`]);
  });
});

describe('a bill of materials as exported', () => {
  it.each(Object.entries(expectedBills))('%s', (name, expected) => {
    const text = decodeText(readFileSync(join(import.meta.dirname, `bills/${name}.csv`)));
    const { lines, pieces, notFitted, problems } = read(text ?? '');
    expect([pieces, notFitted]).toEqual([expected.pieces, expected.notFitted]);
    if (expected.lines !== undefined) expect(lines).toHaveLength(expected.lines);
    const designators = (isNotFitted: boolean) =>
      lines
        .filter((line) => line.isNotFitted === isNotFitted)
        .flatMap((line) => line.designators)
        .join(' ');
    if (expected.fitted !== undefined) expect(designators(false)).toBe(expected.fitted);
    if (expected.unfitted !== undefined) expect(designators(true)).toBe(expected.unfitted);
    for (const { at, row, ...fields } of expected.rows ?? []) {
      const line = lines.find(({ id, designators: all }) => id === row || (at !== undefined && all.includes(at)));
      expect(line).toMatchObject(fields);
    }
    const kinds = problems.map(({ kind }) => kind);
    for (const kind of expected.noProblems ?? []) expect(kinds).not.toContain(kind);
    if (expected.problems) {
      const counts = [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]);
      expect(Object.fromEntries(counts)).toEqual(expected.problems);
    }
    if (expected.withoutPartNumber)
      expect(problems).toContainEqual({ kind: 'noPartNumber', rows: expected.withoutPartNumber });
  });

  it('has files to read', () => {
    expect(Object.keys(expectedBills).length).toBeGreaterThan(40);
  });
});

describe('readBillOfMaterials', () => {
  it.each([
    ['KiCad', '"Reference","Value","Footprint","Qty","DNP"\n"R1,R2","10k","R_0603","2",""'],
    ['Altium Designer', 'Comment;Description;Designator;Footprint;Quantity\n10k;Resistor;R1, R2;R_0603;2'],
    ['EAGLE', 'Qty\tValue\tDevice\tPackage\tParts\n2\t10k\tR-EU\tR_0603\tR1, R2'],
    [
      'a spreadsheet with a title and a byte-order mark',
      '\ufeffSoil sensor,,,\n,,,\nRef Des,Qty,Value,Package\nR1-R2,2,10k,R_0603',
    ],
  ])('finds the columns of %s', (_, text) => {
    const { lines, problems } = read(text);
    expect(lines).toEqual([
      expect.objectContaining({ designators: ['R1', 'R2'], quantity: 2, value: '10k', package: 'R_0603' }),
    ]);
    expect(problems).toEqual([{ kind: 'noPartNumber', rows: [expect.any(Number)] }]);
  });

  it('counts the designators of fitted lines, and uses the quantity if there are none', () => {
    const { pieces, notFitted } = read('Designator,Qty,Value,DNP\nR1-R3,3,10k,\nJ1,1,Header,x\nR9,1,DNP,0');
    expect([pieces, notFitted]).toEqual([3, 2]);
    expect(read('Qty,MPN\n12,NE555P\n"1,000",1N4148').pieces).toBe(1012);
  });

  it('ignores blank rows and totals, and numbers the rows as the spreadsheet does', () => {
    const { lines } = read('Designator,Qty,Value\n\nR1,1,10k\n,,\n,1,');
    expect(lines.map(({ id }) => id)).toEqual([3]);
  });

  it('names the questions of a buyer', () => {
    const { problems } = read(
      'Designator,Qty,Value,Package,MPN\n' +
        'R1-R3,4,10k,0603,\n' + // 2
        'R3,1,22k,0603,\n' + // 3
        'R5,two,10k,0603,\n' + // 4
        ',1,1 µF,0603,\n' + // 5
        'C2,1,,0603,\n' + // 6
        'C3 C3,2,100 nF,0603,X7R-1\n' + // 7
        'R9,1,DNP,0603,', // 8
    );
    expect(problems).toEqual([
      { kind: 'repeatedDesignator', designator: 'R3', rows: [2, 3] },
      { kind: 'repeatedDesignator', designator: 'C3', rows: [7, 7] },
      { kind: 'quantityDiffers', row: 2, stated: 4, counted: 3 },
      { kind: 'unreadableQuantity', row: 4, typed: 'two' },
      { kind: 'noDesignator', row: 5 },
      { kind: 'noPart', row: 6 },
      { kind: 'repeatedPart', part: '10k 0603', rows: [2, 4] },
      { kind: 'noPartNumber', rows: [2, 3, 4, 5] },
    ]);
  });

  it.each([
    ['no table', 'apples\npears', 'noHeader'],
    ['nothing', '', 'noHeader'],
    ['a header only', 'Designator,Qty,Value\n', 'noLines'],
    ['too many lines', `Qty,Value\n${'1,10k\n'.repeat(maxLines + 1)}`, 'tooLong'],
    ['too many designators', `Designator,Value\n${'R1-R1000,10k\n'.repeat(101)}`, 'tooLong'],
  ])('refuses a text with %s', (_, text, failure) => {
    expect(readBillOfMaterials(cellsOf(text))).toBe(failure);
  });

  it('reads any text without a negative or fractional count, and the total is the sum of its lines', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('R1', 'R1-R9', '-4', '1.5', '1e9', 'NaN', 'DNP', '"'));
    const rows = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (cells, separator) => {
        const text = [['Designator', 'Qty', 'Value', 'MPN', 'DNP'], ...cells]
          .map((row) => row.join(separator))
          .join('\n');
        const reading = readBillOfMaterials(cellsOf(text));
        if (typeof reading === 'string') return;
        const quantities = reading.lines.map(({ quantity }) => quantity);
        expect(quantities.every((quantity) => Number.isSafeInteger(quantity) && quantity >= 0)).toBe(true);
        expect(reading.pieces).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0));
        for (const sentence of billOfMaterialsContent.problems.describe(reading.problems))
          expect(sentence).not.toBe('');
      }),
    );
  });

  it.each(['1-Oct', '1. Okt', '1. Okt.', '1 October 2026', 'Oct-26', '2026-10-01', '1.00E+05'])(
    'asks about the part number %s, which a spreadsheet program has changed',
    (typed) => {
      const { problems } = read(`Designator\tQty\tValue\tMPN\nR1\t1\t1k\t${typed}`);
      expect(problems).toContainEqual({ kind: 'changedBySpreadsheet', row: 2, typed });
    },
  );

  it('has no lines for the blank rows below', () => {
    const { lines, problems, remainder } = read(
      `Designator,Qty,Value,MPN\nR1,1,1k,RX0603-1K0\n${',,,\n'.repeat(10_000)}`,
    );
    expect([lines.length, problems, remainder.length]).toEqual([1, [], 1]);
  });

  /** Processors count their time in steps of up to 10 ms. */
  const tick = 10_000;

  /** Processor time in microseconds, which other programs barely affect. The shortest of five runs. */
  const costOf = (run: () => void) => {
    const costs = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      run();
      return process.cpuUsage(start).user;
    });
    return Math.min(...costs);
  };

  // If each designator were compared with all others, two columns would take 16 times as long as one.
  it('reads a long list of designators in two columns about as fast as in one', () => {
    const list = (prefix: string) =>
      Array.from({ length: 14_000 }, (_, index) => `${prefix}${10_000 + index}`).join(',');
    const [top, bottom] = [list('R'), list('C')];
    const costOfCells = (...cells: readonly string[]) =>
      costOf(() =>
        readBillOfMaterials([
          ['Designator top', 'Designator bottom', 'Value'],
          [...cells, '1k'],
        ]),
      );
    const inOne = costOfCells(`${top},${bottom}`, '');
    expect(costOfCells(top, bottom)).toBeLessThan(7 * inOne + tick);
  });

  // A cell that is ten times as long takes ten times as long, or a hundred times with a quadratic expression.
  it.each([' ', '.', '- ', 'R1-', 'R1 to ', '0', '(', 'a(', 'not ', 'a', '"'])(
    'reads a cell in a time that grows with its length: %j',
    (text) => {
      const costOfCell = (length: number) => {
        const cell = text.repeat(length / text.length);
        const cells = ['R1', '1', '1k', 'X1'];
        return costOf(() => {
          for (const place of cells.keys())
            readBillOfMaterials([
              ['Designator', 'Qty', 'Value', 'MPN'],
              cells.map((other, index) => (index === place ? cell : other)),
              ['R2', '1', '1k', 'X1'],
            ]);
          readBillOfMaterials(cellsOf(`Designator,Qty\nR1,1\n${cell}`));
        });
      };
      expect(costOfCell(100_000)).toBeLessThan(40 * costOfCell(10_000) + 10 * tick);
    },
  );
});
