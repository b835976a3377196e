import type { BillLine, BillProblem } from '../../../packages/quoting/src/billOfMaterials.ts';

/** The expected result for a file in this folder. */
export interface ExpectedBill {
  lines?: number;
  pieces: number;
  notFitted: number;
  /** The designators of the fitted lines, in order. */
  fitted?: string;
  unfitted?: string;
  /** Fields of the line with a designator, or at a row. */
  rows?: readonly ({ at?: string; row?: number } & Partial<BillLine>)[];
  /** The number of problems of each kind, all of them. */
  problems?: Partial<Record<BillProblem['kind'], number>>;
  noProblems?: readonly BillProblem['kind'][];
  withoutPartNumber?: readonly number[];
}

// cspell:disable
/** Small files in the formats of CAD programs and of people; each file has the name of its entry. */
export const expectedBills: Readonly<Record<string, ExpectedBill>> = {
  'kicad-individual-and-collated': { lines: 3, pieces: 5, notFitted: 0, problems: {}, fitted: 'C1 C2 R1 R2 U1' },
  'kicad-both-blocks-semicolon': {
    lines: 2,
    pieces: 4,
    notFitted: 0,
    rows: [{ partNumber: 'LT9-GRN', manufacturer: 'Brightec', at: 'D1' }],
    problems: {},
    fitted: 'D1 D2 R1 R2',
  },
  'repeated-header-sections': { lines: 3, pieces: 4, notFitted: 0, problems: {}, fitted: 'R1 R2 U1 ANT1' },
  'quantity-zero': { lines: 3, pieces: 2, notFitted: 2, problems: {}, unfitted: 'J1 J2 S1', fitted: 'C1 C2' },
  'quantity-with-dnf-text': { lines: 2, pieces: 2, notFitted: 1, problems: {}, unfitted: 'R3 R4 R5', fitted: 'R1 R2' },
  'do-not-install-section': {
    lines: 3,
    pieces: 3,
    notFitted: 1,
    problems: {},
    unfitted: 'R7 R8 C9',
    fitted: 'R1 R2 U1',
  },
  'dnp-in-notes': { lines: 4, pieces: 2, notFitted: 2, problems: {}, unfitted: 'R2 J1', fitted: 'R1 P3' },
  'dnp-words': { lines: 7, pieces: 1, notFitted: 6, problems: {}, unfitted: 'R2 R3 R4 R5 R6 R7', fitted: 'R1' },
  'dnp-column-says-fitted': { lines: 4, pieces: 3, notFitted: 1, problems: {}, unfitted: 'R3', fitted: 'R1 R2 R4' },
  'fitted-column': { lines: 2, pieces: 2, notFitted: 1, problems: {}, unfitted: 'R3 R4', fitted: 'R1 R2' },
  'part-number-containing-dnp': { lines: 2, pieces: 1, notFitted: 1, problems: {}, unfitted: 'R1', fitted: 'J1' },
  'eagle-partlist': {
    pieces: 4,
    notFitted: 0,
    rows: [{ value: '1k', package: 'R0603', partNumber: '', at: 'R1' }],
    noProblems: ['repeatedDesignator', 'noDesignator', 'noPart'],
    fitted: 'C1 C2 R1 IC1',
  },
  'eagle-fixed-width': {
    lines: 3,
    pieces: 3,
    notFitted: 0,
    rows: [{ value: '10u', package: 'C0805', at: 'C2' }],
    fitted: 'C1 C2 R1',
  },
  'orcad-default': {
    lines: 3,
    pieces: 6,
    notFitted: 0,
    rows: [{ value: '1k', partNumber: '', at: 'R1' }],
    problems: { noPartNumber: 1 },
    fitted: 'C1 C2 D1 R1 R2 R3',
  },
  'kibom-library-part': {
    lines: 3,
    pieces: 5,
    notFitted: 0,
    rows: [
      { partNumber: 'CQ16-104K', at: 'C1' },
      { partNumber: 'RX0603-1K0', at: 'R1' },
    ],
    problems: {},
    fitted: 'C1 C2 C3 R1 R2',
  },
  'kibot-statistics': {
    lines: 2,
    pieces: 2,
    notFitted: 0,
    rows: [{ partNumber: 'LT9-RED', manufacturer: 'Brightec', at: 'D1' }],
    problems: {},
    fitted: 'D1 R1',
  },
  'shorthand-designators': { lines: 3, pieces: 7, notFitted: 0, problems: {}, fitted: 'C61 C81 R1 R4 R5 L61 L81' },
  'range-signs': { lines: 3, pieces: 12, notFitted: 0, problems: {}, fitted: 'R1 R2 R3 R4 C1 C2 C3 C4 C5 D1 D2 D3' },
  'words-in-designator-cell': {
    lines: 4,
    pieces: 5,
    notFitted: 0,
    rows: [
      { quantity: 1, row: 3 },
      { quantity: 2, row: 4 },
      { quantity: 1, row: 5 },
    ],
    noProblems: ['repeatedDesignator', 'quantityDiffers'],
  },
  'kicad-group-mark': { lines: 3, pieces: 6, notFitted: 0, problems: {}, fitted: 'C1 C2 C3 R1 R2 R3' },
  'totals-row': { lines: 2, pieces: 3, notFitted: 0, problems: {}, fitted: 'R1 R2 U1' },
  'kicad-pcb-designation': {
    lines: 3,
    pieces: 4,
    notFitted: 0,
    rows: [
      { value: '1k', package: 'R_0603', at: 'R1' },
      { value: '100n', at: 'C1' },
    ],
    problems: { noPartNumber: 1 },
    fitted: 'R1 R2 C1 U1',
  },
  'easyeda-name': {
    lines: 2,
    pieces: 3,
    notFitted: 0,
    rows: [
      { value: '100nF', partNumber: 'CQ16-104K', at: 'C1' },
      { value: '1k', at: 'R1' },
    ],
    problems: { noPartNumber: 1 },
    fitted: 'C1 C2 R1',
  },
  'description-only': {
    lines: 4,
    pieces: 8,
    notFitted: 0,
    rows: [
      { quantity: 4, row: 4 },
      { quantity: 1, row: 5 },
    ],
    noProblems: ['noPart'],
    fitted: 'R1 R2 U1',
  },
  'lcsc-number': {
    lines: 3,
    pieces: 4,
    notFitted: 0,
    problems: { noPartNumber: 1 },
    withoutPartNumber: [4],
    fitted: 'C1 C2 R1 U1',
  },
  'mfr-number-heading': {
    lines: 2,
    pieces: 2,
    notFitted: 0,
    rows: [{ partNumber: 'RX0603-1K0', manufacturer: '', at: 'R1' }],
    problems: {},
    fitted: 'R1 C1',
  },
  'manf-and-manf-number': {
    lines: 2,
    pieces: 2,
    notFitted: 0,
    rows: [{ partNumber: 'CQ16-104K', manufacturer: 'Norvex', at: 'C1' }],
    problems: {},
    fitted: 'R1 C1',
  },
  'maker-and-number-in-one': {
    lines: 2,
    pieces: 3,
    notFitted: 0,
    problems: {},
    rows: [
      { at: 'C1', partNumber: 'Norvex CQ16-104K' },
      { at: 'R1', partNumber: 'Norvex RX0603-1K0' },
    ],
    fitted: 'C1 C5 R1',
  },
  'comment-before-value': {
    lines: 2,
    pieces: 3,
    notFitted: 0,
    rows: [
      { value: '100nF', at: 'C1' },
      { value: '1k', at: 'R1' },
    ],
    problems: { noPartNumber: 1 },
    fitted: 'C1 C2 R1',
  },
  'usage-and-location': { lines: 2, pieces: 3, notFitted: 0, problems: {}, fitted: 'C20 C21 R1' },
  'schematic-reference': {
    lines: 2,
    pieces: 4,
    notFitted: 0,
    problems: { repeatedDesignator: 1, quantityDiffers: 2 },
    fitted: 'C1 C2 R1 C2',
  },
  'qty-per-pcb-heading': { lines: 2, pieces: 5, notFitted: 0, problems: {} },
  'value-heading-unknown': { lines: 2, pieces: 3, notFitted: 0, noProblems: ['noPart'], fitted: 'R1 R2 D1' },
  'german-cp1252': {
    lines: 2,
    pieces: 2,
    notFitted: 1,
    rows: [{ package: '0603', manufacturer: 'Norvex', partNumber: 'RX0603-1K0', at: 'R1' }],
    problems: {},
    unfitted: 'C1',
    fitted: 'R1 R2',
  },
  'alternate-rows': { lines: 2, pieces: 3, notFitted: 0, noProblems: ['noDesignator'], fitted: 'C1 C2 R1' },
  'title-block-like-a-header': {
    lines: 1,
    pieces: 2,
    notFitted: 0,
    rows: [{ partNumber: 'RX0603-1K0', at: 'R1' }],
    problems: {},
    fitted: 'R1 R2',
  },
  'rows-in-quotes': { lines: 2, pieces: 2, notFitted: 0, problems: {}, fitted: 'R1 C1' },
  'utf16-big-endian': { lines: 1, pieces: 1, notFitted: 0, problems: {}, fitted: 'R1' },
  'utf16-without-mark': {
    lines: 1,
    pieces: 1,
    notFitted: 0,
    rows: [{ value: '10 µF', at: 'C1' }],
    problems: {},
    fitted: 'C1',
  },
  'placeholder-part-numbers': {
    lines: 9,
    pieces: 9,
    notFitted: 0,
    problems: { noPartNumber: 1 },
    withoutPartNumber: [2, 3, 4, 5, 6, 7, 8, 9],
  },
  'one-row-per-designator': {
    lines: 6,
    pieces: 6,
    notFitted: 0,
    noProblems: ['repeatedPart'],
    fitted: 'R1 R2 R3 C1 C2 U1',
  },
  'quantity-with-unit': { lines: 3, pieces: 9, notFitted: 0, problems: {} },
  'guard-designators-without-digits': {
    lines: 6,
    pieces: 9,
    notFitted: 0,
    problems: {},
    fitted: 'BTN RESET VCC VAC 3V3_ANT 5V_PAYLOAD PC104 POWER J1-A',
  },
  'guard-true-complaints': {
    lines: 5,
    pieces: 11,
    notFitted: 0,
    problems: { repeatedDesignator: 1, quantityDiffers: 1, repeatedPart: 1, unreadableQuantity: 1 },
  },
  'guard-parts-without-designator': {
    lines: 4,
    pieces: 7,
    notFitted: 0,
    problems: { noDesignator: 3, noPartNumber: 1 },
  },
  'french-part-number-called-reference': {
    lines: 2,
    pieces: 3,
    notFitted: 0,
    fitted: 'R1 R2 C1',
    rows: [{ at: 'C1', partNumber: 'CQ16-104K', distributorNumber: '7654321' }],
    problems: {},
  },
  polish: {
    lines: 2,
    pieces: 2,
    notFitted: 1,
    fitted: 'R1 R2',
    unfitted: 'C1',
    rows: [{ at: 'R1', partNumber: 'RX0603-1K0', package: '0603' }],
    problems: {},
  },
  'altium-fixed-width': {
    lines: 2,
    pieces: 5,
    notFitted: 0,
    fitted: 'R1 R2 C1 C2 C3',
    rows: [{ at: 'C3', value: '100n', package: 'C0603', description: 'Capacitor' }],
    problems: { noPartNumber: 1 },
  },
  'designators-of-both-sides': { lines: 2, pieces: 4, notFitted: 0, fitted: 'R1 R2 R3 C1', problems: {} },
  'without-header': {
    lines: 2,
    pieces: 3,
    notFitted: 0,
    fitted: 'R1 R2 C1',
    rows: [{ at: 'C1', value: '100n', package: '', partNumber: 'CQ16-104K' }],
    problems: { noHeader: 1 },
  },
  'continued-row': { lines: 2, pieces: 4, notFitted: 0, fitted: 'C1 C2 C3 U1', problems: {} },
  'changed-by-excel': { lines: 2, pieces: 2, notFitted: 0, problems: { changedBySpreadsheet: 2 } },
  'marks-for-fitted-parts-only': { lines: 2, pieces: 2, notFitted: 0, problems: { unclearFit: 1 } },
  'pages-of-orcad': { lines: 2, pieces: 3, notFitted: 0, fitted: 'C1 C2 U1', problems: { noPartNumber: 1 } },
  'headings-with-colons': {
    lines: 1,
    pieces: 1,
    notFitted: 0,
    rows: [{ at: 'R1', partNumber: 'RX0603-1K0', manufacturer: 'Norvex' }],
    problems: { quantityDiffers: 1 },
  },
  'remark-about-fitting': {
    lines: 2,
    pieces: 2,
    notFitted: 0,
    fitted: 'R1 R2',
    problems: { unclearFit: 1, noPartNumber: 1 },
  },
  'revision-history-below': { lines: 1, pieces: 2, notFitted: 0, fitted: 'R1 R2', problems: {} },
  'not-fitted-above-header': { lines: 3, pieces: 2, notFitted: 1, fitted: 'R1 C1', unfitted: 'C9', problems: {} },
};
// cspell:enable
