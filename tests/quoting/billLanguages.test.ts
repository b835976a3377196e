import { describe, expect, it } from 'vitest';
import { decodeText } from '../../packages/quoting/src/billOfMaterials.ts';
import { readBillOfMaterials } from '../../packages/quoting/src/latinBill.ts';
import { readBill } from '../helpers/readBill.ts';

// cspell:disable
/** The same bill in encodings that JavaScript can only decode: two resistors and a capacitor that is not fitted. */
const encoded: readonly (readonly [name: string, base64: string])[] = [
  [
    'Shift-JIS',
    'lNSNhiyVlJVplNSNhiyMXpTULJCUl8osklCJvyyU9Y1sCkEsIlIxLFIyIixSWDEtMTBLLDIsNSwKQixDMSxDUTE2LDEsMTIslqKOwJGV',
  ],
  [
    'EUC-JP',
    'yNa55izJ9MnKyNa55iy3v8jWLL/0zswsw7GywSzI97nNCkEsIlIxLFIyIixSWDEtMTBLLDIsNSwKQixDMSxDUTE2LDEsMTIszKS8wsH1',
  ],
  ['GB18030', '0PK6xSzOu7rFLNDNusUst+LXsCzK/cG/LLG416IKMSwiUjEsUjIiLDEwaywwNjAzLDIsCjIsQzEsMXUsMDYwMywxLLK7zPk='],
  ['GB18030 below an English header', 'UmVmLE1QTixOb3RlCiJSMSxSMiIsUlgxLTEwSyy159foCkMxLENRMTYssrvM+Q=='],
  ['Big5', 'trWmuCym7Li5LK7GuLksvMa2cSyzxrX5CjEsIlIxLFIyIixSWDEtMTBLLDIsCjIsQzEsQ1ExNiwxLKSjsms='],
  ['EUC-KR', 'vPi5+CzC/MG2ufjIoyzHsLn4LLz2t64suvGw7QoxLCJSMSxSMiIsUlgxLTEwSywyLAoyLEMxLENRMTYsMSy5zL3HwOU='],
  ['Windows-1250', 'T3puYWN6ZW5pZSxJbG+c5ixXYXJ0b5zmLFV3YWdpCiJSMSxSMiIsMiwxMGssCkMxLDEsMXUsbmllIG1vbnRvd2Hm'],
  [
    'Windows-1251',
    'z+7nLiDu4e7n7eD35e3o5TvN4Ojs5e3u4uDt6OU7yu7rLjvP8Ojs5ffg7ejlClIxLCBSMjvQ5efo8fLu8DsyOwpDMTvK7u3k5e3x4PLu8DsxO+3lIPPx8uDt4OLr6OLg8vw=',
  ],
];

describe('languages and encodings', () => {
  it.each(encoded)('%s', (_, base64) => {
    const bill = readBill(decodeText(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))) ?? '');
    const lines = bill.lines.map(({ designators, quantity }) => `${designators.join(' ')} × ${quantity}`);
    const kinds = bill.problems.map(({ kind }) => kind).filter((kind) => kind !== 'noPartNumber');
    expect([lines, kinds]).toEqual([['R1 R2 × 2', 'C1 × 0'], []]);
  });

  it.each(['10 µF ±5 %', 'Größe öß', 'Référence à côté'])('keeps the Windows encoding of %j', (text) => {
    expect(decodeText(Uint8Array.from(`R1,${text}`, (letter) => letter.charCodeAt(0)))).toBe(`R1,${text}`);
  });

  it.each([
    ['位号', 'designators'],
    ['参照 (Ref)', 'designators'],
    ['ﾘﾌｧﾚﾝｽ', 'designators'],
    ['单机用量', 'quantity'],
    ['員数', 'quantity'],
    ['メーカー型番', 'partNumber'],
    ['制造商料号', 'partNumber'],
    ['供应商编号', 'distributorNumber'],
    ['厂家', 'manufacturer'],
    ['封装', 'package'],
    ['定数', 'value'],
    ['是否贴片', 'fitted'],
    ['单价', null],
    ['金額', null],
    ['実装面', null],
    ['#Needed', 'quantity'],
  ])('takes %s as %s', (heading, meaning) => {
    const cell = { designators: 'R1', quantity: '1', fitted: '是', value: '1k' }[meaning ?? ''] ?? 'RX0603-1K0';
    const others = ['Ref', 'Qty', 'Notes'].filter((_, index) => ['designators', 'quantity'][index] !== meaning);
    const cells = { Ref: 'R1', Qty: '1', Notes: 'a' };
    const row = others.map((other) => cells[other as keyof typeof cells]).join(';');
    const { columns } = readBill(`${others.join(';')};${heading}`, `${row};${cell}`, `${row};${cell}`);
    expect(columns.at(-1)?.column).toBe(meaning);
  });

  it('reads Chinese headings in the reader for all languages only', () => {
    const rows = [
      ['Ref', 'Qty', '型号'],
      ['R1', '1', 'RX0603-1K0'],
    ];
    expect(readBill(...rows.map((cells) => cells.join(';'))).columns.at(-1)?.column).toBe('partNumber');
    expect(readBillOfMaterials(rows)).toMatchObject({ columns: [{}, {}, { column: null }] });
  });

  it('does not mistake an item number or a price for the quantity without known headings', () => {
    const rows = ['אא;בב;גג;דד', '1;"R1,R2";7;2', '2;C1;9;1', '3;U1;8;1'];
    expect(readBill(...rows).columns.map(({ column }) => column)).toEqual(['item', 'designators', null, 'quantity']);
    const withoutDesignators = ['אא;בב;גג;דד', '1;10k;7;2', '2;100n;9;1', '3;47u;8;1'];
    expect(readBill(...withoutDesignators).pieces).toBe(0);
  });
});
// cspell:enable
