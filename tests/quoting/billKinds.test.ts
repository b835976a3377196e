import { describe, expect, it } from 'vitest';
import {
  type BillOfMaterialsReading,
  cellsOf,
  readBillOfMaterials,
} from '../../packages/quoting/src/billOfMaterials.ts';
import { kindsIn as allKindsIn, linesIn, readBill } from '../helpers/readBill.ts';

const kindsIn = (reading: BillOfMaterialsReading) => allKindsIn(reading).filter((kind) => kind !== 'noPartNumber');

// cspell:disable
describe('marks of parts that are not fitted', () => {
  it.each([
    'NA(10k)',
    'NA/4u7',
    'N/A (10k)',
    'NC/22p',
    '22p(NC)',
    '22p/NA',
    'Do not populate',
    'Do not popolute',
    'DoNotPopulate',
    'dont stuff',
    'unbestückt',
    'não montar',
    'neosazovat',
    'не устанавливать',
    '不焊接',
    '実装しない',
    '미실장',
  ])('%s', (text) => {
    const bill = readBill('Ref;Value;Package', 'R1;22p;0402', `R2;${text};0402`);
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['R1 × 1', 'R2 × 0'], []]);
  });

  it.each(['Do not stuf', 'do not buy', 'Do not use', 'NA'])('asks about %j', (text) => {
    const bill = readBill('Ref;Value;Package', 'R1;22p;0402', `R2;${text};0402`);
    expect([linesIn(bill)[1], kindsIn(bill)]).toEqual([
      'R2 × 1',
      text === 'NA' ? ['unclearFit', 'noPart'] : ['unclearFit'],
    ]);
  });

  it.each(['NAND', 'NA555', '100 NF', 'Do not substitute', 'Do not use flux', '不锈钢'])('reads %j as text', (text) => {
    const bill = readBill('Ref;Value;Package', 'R1;22p;0402', `R2;${text};0402`);
    expect([linesIn(bill)[1], kindsIn(bill)]).toEqual(['R2 × 1', []]);
  });

  it.each([
    ['Nicht bestücken', 'ja', 'nein'],
    ['DNP', 'WAHR', 'FALSCH'],
    ['Ne pas monter', 'oui', 'non'],
    ['DNP', 'non monté', 'à monter'],
    ['No montar', 'sí', 'no'],
    ['DNP', 'no montado', 'montado'],
    ['Non montare', 'sì', 'no'],
    ['Niet plaatsen', 'ja', 'nee'],
    ['Não montar', 'sim', 'não'],
    ['Nie montować', 'tak', 'nie'],
    ['DNP', 'PRAWDA', 'FAŁSZ'],
    ['不贴', '是', '否'],
    ['未実装', '○', 'なし'],
    ['미실장', '예', '아니오'],
    ['DNP', '✅', '☐'],
  ])('reads a column %s with the marks %s and %s', (heading, yes, no) => {
    const bill = readBill(`Ref;MPN;${heading}`, `R1;RX1;${yes}`, `R2;RX1;${no}`, 'R3;RX2;');
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['R1 × 0', 'R2 × 1', 'R3 × 1'], []]);
  });
});

describe('designators of a line that are not fitted', () => {
  it.each([
    ['VARIANT DNP', 'C2', 'C1 C3'],
    ['Notes', 'C1 and C3 not fitted', 'C2'],
    ['Notes', 'C2-C3 DNP', 'C1'],
    ['Notes', 'C1, C2, C3 DNP', ''],
  ])('%s: %s', (heading, text, fitted) => {
    const bill = readBill(`Ref;Qty;MPN;${heading}`, `C1,C2,C3;3;CQ16;${text}`, 'R1;1;RX1;');
    const [line] = bill.lines;
    const all = [...(line?.designators ?? []), ...(line?.notFittedDesignators ?? [])].sort();
    expect([line?.isNotFitted ? '' : line?.designators.join(' '), all]).toEqual([fitted, ['C1', 'C2', 'C3']]);
    expect(kindsIn(bill)).toEqual([]);
  });

  it.each([
    ['DNP', 'C9'],
    ['Notes', 'DNP except C2'],
  ])('asks about %s: %s', (heading, text) => {
    const bill = readBill(`Ref;Qty;MPN;${heading}`, `C1,C2,C3;3;CQ16;${text}`);
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['C1 C2 C3 × 3'], ['unclearFit']]);
  });
});

describe('a repeated table', () => {
  it.each(['Value_1', 'Value.1', 'Field4', 'MPN1'])('with the heading %s is read once', (heading) => {
    const header = `Item,Qty,Ref,Value,${heading}`;
    const bill = readBill(header, ',,C1,100n,', ',,C2,100n,', 'Grouped:', header, '1,2,"C1, C2",100n,');
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['C1 C2 × 2'], []]);
  });

  const title = ['Bill of parts              lamp.pcb   08:15', '======================================'];
  const header = ['RefDes        Qty  Value', '------------- ---- --------'];
  const footer = [title[1] ?? '', '02-Feb-20  08:15              Page   1', title[1] ?? ''];
  const list = ['R1, R2, R4,', 'R5            4    4k7'];
  it.each([
    ['at the end of a report', [...list, ...footer]],
    ['within a line', [list[0] ?? '', ...footer, list[1] ?? '']],
    ['within a line, with a header below', [list[0] ?? '', ...footer, ...title, ...header, list[1] ?? '']],
  ])('omits text that is printed around a page %s', (_, rows) => {
    const bill = readBill(...title, '', ...header, 'C1            1    100u', ...rows);
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['C1 × 1', 'R1 R2 R4 R5 × 4'], []]);
  });

  it('with the distributors of its columns is read without them', () => {
    const bill = readBill('MPN,Qty,Ref,SKU,Price,SKU', ',,,Mouser,,(Farnell)', 'RX1,1,R1,603-RX1,1,1234567');
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['R1 × 1'], []]);
  });
});

describe('columns of a text', () => {
  it('are where most lines have them, whatever the remarks between the lines', () => {
    const bill = readBill(
      'Part      Value   Device    Package',
      'C1        100n    C-0603    0603',
      'Fit one of the following two memories',
      'GND-CLIP  CLIP    FUSEHOLD  FUSE-5',
      'R1        1k      R-0603    0603',
      'INDUCTOR          MSS1260   MSS1260',
    );
    expect([linesIn(bill), kindsIn(bill)]).toEqual([['C1 × 1', 'GND-CLIP × 1', 'R1 × 1', 'INDUCTOR × 1'], []]);
  });

  it('are aligned by tabs, with more after a short cell', () => {
    const rows = ['Reference\t\tQty\tMPN', 'R1,R2\t\t\t2\tRX1', 'R11,R12,R13,R14\t\t4\tRX2', '', 'U1\t\t\t1\tZU48'];
    const bill = readBill(...rows);
    expect(linesIn(bill)).toEqual(['R1 R2 × 2', 'R11 R12 R13 R14 × 4', 'U1 × 1']);
    expect(bill.lines.map(({ partNumber }) => partNumber)).toEqual(['RX1', 'RX2', 'ZU48']);
  });
});

describe('a list in words', () => {
  const words = ['1x 10n  C11', '2x 100n C2, C10', '1x 47R  R14'];
  it('is refused if few of its lines are in columns', () => {
    const rows = ['Part  Value  Device  Package', ...words, 'U1    ZU48   ZU48    LQFP48'];
    expect(readBillOfMaterials(cellsOf(rows.join('\n')))).toBe('notInColumns');
  });

  it('is asked about next to a table', () => {
    const bill = readBill('Ref;Qty;MPN', 'U1;1;ZU48', 'U2;1;ZU9', 'R5 10k 0603;;', 'Keep it dry;;');
    expect(bill.problems).toEqual([{ kind: 'leftOut', rows: [4] }]);
  });
});

it('asks once for the missing designators of all lines', () => {
  const bill = readBill('Index,Quantity,Manufacturer Part Number,Customer Reference', '1,2,RX1-10K,', '2,2,RX9-10K,');
  expect(kindsIn(bill)).toEqual(['noDesignators']);
});

describe('part numbers', () => {
  it('come from a second column if the first is empty', () => {
    const { lines } = readBill(
      'Ref,MPN,Part Number,Cost / Item',
      'R1,,RX1-10K,5',
      'R2,No Part Selected,RX2-10K,5',
      'R3,RX3-10K,IN-0007,5',
      'R4,[none found],,5',
    );
    expect(lines.map(({ partNumber }) => partNumber)).toEqual(['RX1-10K', 'RX2-10K', 'RX3-10K', '']);
    expect(lines.map(({ description }) => description)).toEqual(['', '', '', '']);
  });

  it.each([
    ['Index,Quantity,Part Number,Manufacturer Part Number,Customer Reference', '1,2,900-1-ND,RX1-10K,', '900-1-ND'],
    ['Mouser #,Mfr. #,Customer #,Order Qty.,Price (USD)', '603-RX1,RX1-10K,,2,$0.10', '603-RX1'],
    ['LCSC Part Number,Manufacture Part Number,Customer NO.,Quantity', 'C900001,RX1-10K,,2', 'C900001'],
    ['Line No,Order Code,Manufacturer Part No,Quantity,Unit Price', '1,1234567,RX1-10K,2,0.1', '1234567'],
  ])('of the cart %s', (header, row, number) => {
    const bill = readBill(header, row, row.replace('RX1-10K', 'RX9-10K'), row.replace('RX1-10K', 'RX7-10K'));
    expect(bill.lines[0]).toMatchObject({ partNumber: 'RX1-10K', distributorNumber: number, quantity: 2 });
    expect(kindsIn(bill).filter((kind) => kind === 'noDesignator' || kind === 'noDesignators').length).toBeLessThan(2);
  });
});

describe('names of designators', () => {
  it.each([
    ['0.C1, 0.C2, 1.C1', 3, '0.C1 0.C2 1.C1'],
    ['D1/2', 1, 'D1/2'],
    ['D1/2', 2, 'D1 D2'],
    ['Q1#2', 1, 'Q1#2'],
    ['U1:A, U1:B', 1, 'U1'],
    ['E', 1, 'E'],
    ['X, Y', 2, 'X Y'],
    ['R1 y R2', 2, 'R1 R2'],
    ['U$1, U$3', 2, 'U$1 U$3'],
    ['R1、R2，R3', 3, 'R1 R2 R3'],
  ])('reads %j for %d', (cell, stated, designators) => {
    const bill = readBill('Ref;Qty;MPN', `${cell};${stated};RX1`);
    expect([bill.lines[0]?.designators.join(' '), kindsIn(bill)]).toEqual([designators, []]);
  });
});

describe('web pages', () => {
  it.each([
    '<!DOCTYPE html>\n<html lang="en">',
    '<?xml version="1.0"?>\n<html>',
    '<table><tr><td>R1</td></tr></table>',
  ])('refuses %j', (text) => {
    expect(readBillOfMaterials(cellsOf(`${text}\n<td>Ref</td>,<td>Qty</td>`))).toBe('webPage');
  });
});
// cspell:enable
