import {
  type BillAlternate,
  type BillColumn,
  type BillFailure,
  type BillProblem,
  type BillRemainder,
  maxLines,
  type NotFittedReason,
} from '@pcb/quoting/latinBill';
import { formatCount } from '../../shared/format/money.ts';
import { counted, listed, truncate } from '../../shared/format/phrases.ts';
import type { FileFailure } from './readBillFile.ts';

const rowList = (rows: readonly number[]) => listed(rows.map(formatCount));

/** Further rows are counted instead of listed. */
const maxListedRows = 8;

const rowsOf = (all: readonly number[]) => {
  const rows = [...new Set(all)].sort((one, other) => one - other);
  if (rows.length > maxListedRows) return counted(rows.length, 'row');
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${rowList(rows)}`;
};

type Kind = BillProblem['kind'];
type ProblemOf<K extends Kind> = Extract<BillProblem, { kind: K }>;

const maxExamples = 4;

const examples = (texts: readonly string[]) => {
  const shown = [...new Set(texts)].slice(0, maxExamples);
  return new Set(texts).size > maxExamples ? `${shown.join(', ')}, …` : listed(shown);
};

const rowOfEach = (problems: readonly { row: number }[]) => problems.map(({ row }) => row);
const quoted = (problems: readonly { typed: string }[]) =>
  examples(problems.map(({ typed }) => (typed === '' ? 'an empty cell' : `“${typed}”`)));

const sentences: { readonly [K in Kind]: (problems: readonly ProblemOf<K>[]) => string } = {
  noHeader: () => 'No row names the columns. Choose above which one does, or what each column is.',
  repeatedDesignator: (problems) => {
    const [first] = problems;
    if (problems.length === 1 && first)
      return new Set(first.rows).size === 1
        ? `Row ${rowList(first.rows.slice(0, 1))}: ${first.designator} is listed more than once.`
        : `Rows ${rowList(first.rows)}: ${first.designator} is in each of them.`;
    return `${rowsOf(problems.flatMap(({ rows }) => rows))}: ${examples(problems.map(({ designator }) => designator))} are listed more than once.`;
  },
  units: (problems) =>
    `${rowsOf(problems.flatMap(({ rows }) => rows))}: are ${examples(problems.flatMap(({ designators }) => designators))} units of one part? We count each of them.`,
  quantityDiffers: (problems) => {
    const [first] = problems;
    if (problems.length === 1 && first)
      return `Row ${rowList([first.row])}: the quantity is ${formatCount(first.stated)}, but there ${first.counted === 1 ? 'is' : 'are'} ${counted(first.counted, 'designator')}. We count the designators.`;
    const figures = problems.map(
      ({ stated, counted: found }) => `${formatCount(stated)} for ${counted(found, 'designator')}`,
    );
    return `${rowsOf(rowOfEach(problems))}: the quantity is not the number of designators (${examples(figures)}). We count the designators.`;
  },
  unreadableQuantity: (problems) =>
    `${rowsOf(rowOfEach(problems))}: ${quoted(problems)} ${problems.length === 1 ? 'is not a quantity' : 'are not quantities'}. Enter a whole number.`,
  orderQuantity: (problems) => `Is “${problems[0]?.heading ?? ''}” the quantity for one set? We take it as that.`,
  noQuantity: (problems) => `${rowsOf(rowOfEach(problems))}: no quantity, and no designators to count.`,
  noDesignator: (problems) => `${rowsOf(rowOfEach(problems))}: no designator, so we cannot tell where the part goes.`,
  noDesignators: () => 'No line has a designator, so we cannot tell where the parts go.',
  leftOut: (problems) =>
    `${rowsOf(problems.flatMap(({ rows }) => rows))}: this text names parts, but not in the columns, so we do not count it. Should it be a line?`,
  noPart: (problems) => `${rowsOf(rowOfEach(problems))}: neither a value nor a part number.`,
  repeatedPart: (problems) => {
    const rows = problems.flatMap((problem) => problem.rows);
    const parts = examples(problems.map(({ part }) => part));
    return problems.length === 1
      ? `Rows ${rowList(rows)}: the same part, ${parts}. Did you mean one line?`
      : `${rowsOf(rows)}: ${parts} have several lines each. Did you mean one line?`;
  },
  noPartNumber: (problems) =>
    `${rowsOf(problems.flatMap(({ rows }) => rows))}: no manufacturer’s part number. A value alone fits many parts, so we would ask which one, or which substitutes you accept.`,
  unclearFit: (problems) =>
    `${rowsOf(rowOfEach(problems))}: ${quoted(problems)}. Is the part to be fitted? We count it.`,
  nothingFitted: () => 'Every line is marked as not fitted. Is that right?',
  changedBySpreadsheet: (problems) =>
    `${rowsOf(rowOfEach(problems))}: did a spreadsheet program change ${quoted(problems)}? Format the column as text and enter it again.`,
};

function describeProblems(problems: readonly BillProblem[]): string[] {
  const kinds = new Map<Kind, BillProblem[]>();
  for (const problem of problems) {
    const known = kinds.get(problem.kind);
    if (known) known.push(problem);
    else kinds.set(problem.kind, [problem]);
  }
  // Each list has problems of one kind, which TypeScript cannot infer.
  const describe = sentences as Readonly<Record<Kind, (problems: readonly BillProblem[]) => string>>;
  return [...kinds].map(([kind, all]) => describe[kind](all));
}

const columnNames: Readonly<Record<BillColumn, string>> = {
  designators: 'Designators',
  quantity: 'Quantity for one set',
  value: 'Value',
  description: 'Description',
  package: 'Package',
  manufacturer: 'Manufacturer',
  partNumber: 'Manufacturer part number',
  distributor: 'Distributor',
  distributorNumber: 'Distributor part number',
  alternateManufacturer: 'Alternate manufacturer',
  alternateNumber: 'Alternate part number',
  notFitted: 'Not fitted (DNP)',
  fitted: 'Fitted (yes or no)',
  notes: 'Notes',
  link: 'Link',
  item: 'Item number',
};

const asideNames: Readonly<Record<BillRemainder['kind'], string>> = {
  title: 'title above the header',
  header: 'header',
  heading: 'heading of a section',
  total: 'total',
  note: 'note',
  duplicate: 'the same designators as another list, not counted twice',
  continuation: 'continues the line above',
  alternate: 'alternate for the line above',
};

const reasonNames: Readonly<Record<NotFittedReason['kind'], string>> = {
  mark: 'not fitted, as a cell says',
  column: 'not fitted, as its column says',
  quantity: 'not fitted, as the quantity says',
  heading: 'not fitted, as the heading above says',
};

function describeRows(
  remainder: readonly BillRemainder[],
  reasons: readonly (NotFittedReason & { row: number })[],
): string[] {
  const kinds = new Map<string, { row: number; text: string }[]>();
  const named = [
    ...remainder.map(({ kind, ...rest }) => ({ ...rest, name: asideNames[kind] })),
    ...reasons.map(({ kind, ...rest }) => ({ ...rest, name: reasonNames[kind] })),
  ];
  for (const { name, ...rest } of named) kinds.set(name, [...(kinds.get(name) ?? []), rest]);
  return [...kinds].map(([name, all]) => {
    const texts = examples(all.map(({ text }) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`));
    return `${rowsOf(all.map(({ row }) => row))}: ${name} (${texts}).`;
  });
}

const webPage =
  'This is a web page. Export the bill as CSV or XLSX from your CAD program, or copy the table from the page and paste it here.';

const failures: Readonly<Record<BillFailure, string>> = {
  noHeader: 'No table found. A bill of materials needs a column for designators or quantities, and one more.',
  noLines: 'There is a header row, but no line with a part below it.',
  notInColumns:
    'Most parts are in lines of text, such as “2x 100n C2, C10”, and not in columns. Give each part a row, with its designators, quantity and part number in separate columns.',
  webPage,
  tooLong: `This is too long to be read here: the maximum is ${formatCount(maxLines)} lines.`,
};

const fileFailures: Readonly<Record<FileFailure, string>> = {
  tooLarge:
    'This file is too large to be read here: the maximum is 5 MB and 100,000 rows. Copy the cells and paste them.',
  oldWorkbook:
    'This is an old Excel format, or a workbook with a password. In Excel choose File, Save As, Excel Workbook (.xlsx), or copy the cells and paste them.',
  brokenWorkbook:
    'This is not a workbook that can be read here. Save it as .xlsx, .ods or .csv, or copy the cells and paste them.',
  webPage,
  notText: 'This is neither a text file nor a workbook.',
  empty: 'This file is empty.',
  unreadable: 'This file could not be read. Choose it again.',
};

// cspell:ignore NNNC KOQNNNE LTST TQFP
export const billOfMaterialsContent = {
  title: 'Check your bill of materials',
  lead: 'See what a buyer would ask about, before you place an inquiry. The text is read in this browser and is not sent anywhere.',
  text: 'Lines of the bill of materials',
  textHelp: 'Paste the cells of a spreadsheet, with the header row, or drop a file here.',
  file: 'CSV file or workbook',
  fileHelp: 'CSV, TXT, XLSX or ODS, up to 5 MB.',
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
  sheet: 'Sheet of the workbook',
  columns: {
    title: 'How the table was read',
    summary: (known: number, headerRow: number | null, aside: number) =>
      [
        `${counted(known, 'column')} used`,
        headerRow === null ? 'no header row' : `header in row ${formatCount(headerRow)}`,
        ...(aside > 0 ? [`${counted(aside, 'row')} ${aside === 1 ? 'is' : 'are'} not a line`] : []),
      ].join(' · '),
    help: 'If a column was misread, change its meaning here. The lines and questions update.',
    header: 'Header row',
    noHeader: 'None',
    headerRow: (row: number, cells: readonly string[]) => `Row ${formatCount(row)}: ${truncate(cells.join(' · '), 60)}`,
    label: (place: number, heading: string) => `Column ${formatCount(place)}${heading === '' ? '' : `: ${heading}`}`,
    examples: (cells: readonly string[]) => `Such as ${cells.join(' · ')}`,
    empty: 'No entries.',
    ignored: 'Not used',
    unused: (labels: readonly string[]) => `${listed(labels)} ${labels.length === 1 ? 'is' : 'are'} no longer used.`,
    names: columnNames,
    describeRows,
  },
  problems: {
    title: (count: number) => `To check (${formatCount(count)})`,
    none: 'No open questions.',
    describe: describeProblems,
  },
  table: {
    label: 'Lines',
    designators: 'Designators',
    part: 'Part',
    partNumber: 'Part number',
    quantity: 'One set',
    forSets: (sets: number) => counted(sets, 'set'),
    notFitted: 'Not fitted',
    without: (designators: readonly string[]) => `Not fitted: ${designators.join(', ')}`,
    alternates: (alternates: readonly BillAlternate[]) =>
      `or ${alternates.map(({ manufacturer, partNumber }) => `${manufacturer} ${partNumber}`.trim()).join(', ')}`,
    total: (lines: number) => `Total of ${lines === 1 ? 'the line' : `all ${formatCount(lines)} lines`}`,
    none: '—',
  },
  export: 'Export CSV',
  exportFile: 'bill-of-materials.csv',
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
    description: 'Description',
    distributor: 'Supplier',
    distributorNumber: 'Supplier part number',
    alternates: 'Alternate MPN',
  },
  announce: (lines: number, problems: number) =>
    `${counted(lines, 'line')} read. ${problems === 0 ? 'Nothing' : counted(problems, 'thing')} to check.`,
};

export type BillOfMaterialsContent = typeof billOfMaterialsContent;
