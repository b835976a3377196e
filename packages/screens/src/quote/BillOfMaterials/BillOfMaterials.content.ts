import { formatCount } from '../../shared/format/money.ts';
import type { FileFailure } from './readBillFile.ts';
import { type BillFailure, type BillProblem, maxLines } from '@pcb/quoting/billOfMaterials';
import { counted, listed } from '../../shared/format/words.ts';

const rowList = (rows: readonly number[]) => listed(rows.map(formatCount));

/** More rows than this are counted instead of listed. */
const maxListedRows = 8;

const rowsOf = (rows: readonly number[]) => {
  if (rows.length > maxListedRows) return counted(rows.length, 'row');
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${rowList(rows)}`;
};

function describeProblem(problem: BillProblem): string {
  switch (problem.kind) {
    case 'repeatedDesignator':
      return new Set(problem.rows).size === 1
        ? `Row ${rowList(problem.rows.slice(0, 1))}: ${problem.designator} is listed more than once.`
        : `Rows ${rowList(problem.rows)}: ${problem.designator} is in each of them.`;
    case 'quantityDiffers':
      return `Row ${rowList([problem.row])}: the quantity is ${formatCount(problem.stated)}, but there are ${counted(problem.counted, 'designator')}. We count the designators.`;
    case 'unreadableQuantity':
      return `Row ${rowList([problem.row])}: “${problem.typed}” is not a quantity. Enter a whole number.`;
    case 'noDesignator':
      return `Row ${rowList([problem.row])}: no designator, so nobody can tell where the part goes.`;
    case 'noPart':
      return `Row ${rowList([problem.row])}: neither a value nor a part number.`;
    case 'repeatedPart':
      return `Rows ${rowList(problem.rows)}: the same part, ${problem.part}. Did you mean one line?`;
    case 'noPartNumber':
      return `${rowsOf(problem.rows)}: no manufacturer’s part number. A value alone fits many parts, so we would ask which one, or which substitutes you accept.`;
  }
}

const failures: Readonly<Record<BillFailure, string>> = {
  noHeader: 'No header row found. The first rows must contain “Designator” or “Quantity”, and one more column.',
  noLines: 'There is a header row, but no line with a part below it.',
  tooLong: `This is too long to be read here: the maximum is ${formatCount(maxLines)} lines.`,
};

const fileFailures: Readonly<Record<FileFailure, string>> = {
  tooLarge: 'This file is larger than 5 MB. Copy the cells and paste them instead.',
  oldWorkbook: 'This is an old Excel format. Save it as .xlsx or .csv, or copy the cells and paste them.',
  brokenWorkbook: 'This workbook could not be read. Save it as .csv, or copy the cells and paste them.',
  notText: 'This is not a text file or an Excel workbook.',
  unreadable: 'This file could not be read. Choose it again.',
};

// cspell:ignore NNNC KOQNNNE LTST TQFP
/** Copy of the check of a bill of materials. */
export const billOfMaterialsContent = {
  title: 'Check your bill of materials',
  lead: 'See what a buyer would ask about, before you place an inquiry. The text is read in this browser and is not sent anywhere.',
  text: 'Lines of the bill of materials',
  textHelp: 'Paste the cells of a spreadsheet, with the header row, or drop a file here.',
  file: 'CSV or Excel file',
  fileHelp: 'CSV, TXT or XLSX, up to 5 MB.',
  useExample: 'Try an example',
  example: [
    'Designator\tQuantity\tValue\tFootprint\tMPN\tManufacturer',
    'C1-C4, C7\t5\t100 nF\t0603\tCL10B104KB8NNNC\tSamsung',
    'C5 C6\t2\t10 µF\t0805\tCL21A106KOQNNNE\tSamsung',
    'R1-R3\t4\t10 kΩ\t0603\tRC0603FR-0710KL\tYageo',
    'R4, R3\t2\t330 Ω\t0603\tRC0603FR-07330RL\tYageo',
    'D1\t1\tGreen LED\t0603\tLTST-C190GKT\tLite-On',
    'U1\t1\tATmega328P\tTQFP-32\tATMEGA328P-AU\tMicrochip',
    'J2\t1\tDNP\t\t\t',
  ].join('\n'),
  failures,
  fileFailures,
  figures: {
    lines: 'Lines',
    pieces: 'Parts for one set',
    piecesForSets: (sets: number) => `Parts for ${counted(sets, 'set')}`,
    notFitted: 'Lines not fitted',
  },
  problems: {
    title: (count: number) => `To check (${formatCount(count)})`,
    none: 'No open questions.',
    describe: describeProblem,
    more: (count: number) => `${formatCount(count)} more. Correct these first.`,
  },
  table: {
    label: 'Lines',
    designators: 'Designators',
    part: 'Part',
    partNumber: 'Part number',
    quantity: 'One set',
    forSets: (sets: number) => counted(sets, 'set'),
    notFitted: 'Not fitted',
    total: (lines: number) => `Total of ${lines === 1 ? 'the line' : `all ${formatCount(lines)} lines`}`,
    none: '—',
  },
  export: 'Export CSV',
  exportFile: 'bill-of-materials.csv',
  /** The headers of the exported file. */
  csv: {
    designators: 'Designator',
    quantity: 'Quantity per set',
    total: 'Quantity',
    value: 'Value',
    package: 'Package',
    partNumber: 'MPN',
    manufacturer: 'Manufacturer',
    notFitted: 'DNP',
    notFittedMark: 'DNP',
  },
  announce: (lines: number, problems: number) =>
    `${counted(lines, 'line')} read. ${problems === 0 ? 'Nothing' : counted(problems, 'thing')} to check.`,
};

export type BillOfMaterialsContent = typeof billOfMaterialsContent;
