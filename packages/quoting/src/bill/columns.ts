import { type Evidence, evidenceIn } from './evidence.ts';
import { type Candidate, guessesIn } from './guesses.ts';
import { meaningsOf } from './headings.ts';
import type { Languages, Meaning } from './languages.ts';
import { type BillColumn, columnKey } from './types.ts';

export type ColumnPlaces = Partial<Record<BillColumn, readonly number[]>>;

const impossible = -100;

/** Rates how well the cells match a meaning. Each rank of the heading adds 10 points. */
function weigh(column: BillColumn | null, rank: number, cells: Evidence): number {
  if (cells.filled === 0) return column === null ? 0 : -2;
  const isWeak = rank < 2.5;
  switch (column) {
    case 'designators':
      if (cells.designators >= 0.5) return cells.isLcsc ? 0 : 15;
      return isWeak ? impossible : cells.designators < 0.2 && cells.filled > 2 ? -12 : 0;
    case 'quantity':
      if (cells.counts >= 0.6) return 5;
      return cells.filled > 1 && cells.counts < 0.2 ? -18 : 0;
    case 'value':
      if (rank < 2 && (cells.isSequence || cells.designators > 0.8)) return impossible;
      return rank <= 2 && cells.designators > 0.8 ? -15 : 0;
    case 'description':
      return rank < 2 && (cells.isSequence || cells.counts > 0.5 || cells.designators > 0.8) ? impossible : 0;
    case 'partNumber':
      if (rank <= 2 && (cells.isSequence || (cells.designators > 0.8 && !cells.isLcsc))) return impossible;
      return rank < 2 ? (cells.partNumbers >= 0.6 ? 12 : impossible) : 0;
    case 'distributorNumber':
    case 'distributor':
      return cells.links > 0.5 ? impossible : 0;
    case 'fitted':
      return cells.fits >= 0.5 ? 0 : impossible;
    case 'item':
      if (cells.isSequence) return 5;
      return cells.counts >= 0.5 ? 0 : impossible;
    default:
      return 0;
  }
}

/** Returns the meanings that follow from the cells alone, whatever the heading is. */
function byContent(index: number, cells: Evidence, strongest: number): Candidate[] {
  const candidates: Candidate[] = [];
  if (cells.links > 0.7) candidates.push({ index, column: 'link', rank: 3, score: 36 });
  const isList = cells.filled > 0 && cells.designators >= 0.8 && !cells.isLcsc;
  if (isList && strongest < 3) candidates.push({ index, column: 'designators', rank: 0, score: 21 });
  return candidates;
}

/** In a distributor's cart, 'Part Number' is the distributor's own number. */
const withShop = (meaning: Meaning, { shopNumbers }: Evidence): Meaning =>
  meaning.column === 'partNumber' && meaning.rank <= 2 && shopNumbers >= 0.6
    ? { column: 'distributorNumber', rank: meaning.rank }
    : meaning;

/** Whether a table lists parts one by one, as EAGLE does. Its column 'Part' then contains names such as GND-CLIP. */
function isPartList(header: readonly string[], evidence: readonly Evidence[], languages: Languages): boolean {
  const named = new Set(
    header
      .flatMap((heading) => meaningsOf(heading, languages).filter(({ rank }) => rank === 3))
      .map(({ column }) => column),
  );
  const isNamed = named.has('value') && named.has('package') && !named.has('quantity') && !named.has('designators');
  return isNamed && evidence.every(({ designators }) => designators < 0.5);
}

const areNames = ({ words, distinct, isSequence }: Evidence) => distinct === 1 && words === 1 && !isSequence;

function candidatesIn(
  index: number,
  heading: string,
  cells: Evidence,
  isListed: boolean,
  languages: Languages,
): Candidate[] {
  const meanings = meaningsOf(heading, languages).map((meaning) => withShop(meaning, cells));
  const strongest = meanings.reduce((rank, meaning) => Math.max(rank, meaning.rank), 0);
  return [
    ...meanings.map(({ column, rank }) => ({ index, column, rank, score: rank * 10 + weigh(column, rank, cells) })),
    ...byContent(index, cells, strongest),
    ...(isListed && areNames(cells) && meanings.some(({ column }) => column === 'designators')
      ? [{ index, column: 'designators' as const, rank: 1, score: 25 }]
      : []),
  ].filter(({ score }) => score > 0);
}

function isFurther(candidate: Candidate, first: Candidate, cells: readonly Evidence[]): boolean {
  switch (candidate.column) {
    case null:
    case 'value':
    case 'description':
    case 'notes':
    case 'link':
    case 'notFitted':
    case 'fitted':
    case 'item':
      return true;
    case 'designators':
      // Without a heading, only one column can have the meaning, because angles such as R90 look like designators too.
      return candidate.rank > 0 && candidate.rank >= first.rank && (cells[candidate.index]?.designators ?? 0) >= 0.5;
    case 'quantity':
      return false;
    case 'partNumber':
    case 'distributorNumber':
      return candidate.rank >= 2;
    default:
      return candidate.rank >= first.rank;
  }
}

/** Settles the strongest evidence in the table first, so that 'Part' is a part number only as a last resort. */
export function assignColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  chosen: Readonly<Record<string, BillColumn | null>> = {},
  languages: Languages,
): ColumnPlaces {
  const width = rows.reduce((most, row) => Math.max(most, row.length), header.length);
  // Section headings are the only cell in their row.
  const full = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  const sample = (full.length > 0 ? full : rows).slice(0, 200);
  const evidence = Array.from({ length: width }, (_, index) =>
    evidenceIn(
      sample.map((row) => (row[index] ?? '').trim()),
      languages,
    ),
  );
  const isNamed = header.some((heading) => meaningsOf(heading, languages).length > 0);
  const isListed = isPartList(header, evidence, languages);
  const guesses = isNamed ? [] : guessesIn(evidence, sample);
  const candidates = evidence
    .flatMap((cells, index): Candidate[] => {
      const choice = chosen[columnKey(index, header[index] ?? '')];
      if (choice !== undefined) return [{ index, column: choice, rank: 4, score: 100 }];
      const found = candidatesIn(index, header[index] ?? '', cells, isListed, languages);
      return [...found, ...guesses.filter((guess) => guess.index === index)];
    })
    .sort((one, other) => other.score - one.score || one.index - other.index);

  const places = new Map<BillColumn, Candidate[]>();
  const settled = new Set<number>();
  for (const candidate of candidates) {
    if (settled.has(candidate.index)) continue;
    if (candidate.column === null) {
      settled.add(candidate.index);
      continue;
    }
    const taken = places.get(candidate.column);
    const first = taken?.[0];
    // Next to a column of values, 'Bezeichnung' is the description.
    const isOther = ({ index, column }: Candidate) =>
      index === candidate.index && column !== null && column !== 'value' && !places.has(column);
    if (taken && candidate.column === 'value' && candidates.some(isOther)) continue;
    if (taken && first && candidate.rank < 4 && !isFurther(candidate, first, evidence)) continue;
    settled.add(candidate.index);
    if (taken) taken.push(candidate);
    else places.set(candidate.column, [candidate]);
  }
  const assigned: ColumnPlaces = Object.fromEntries(
    [...places].map(([column, all]) => [column, all.map(({ index }) => index)]),
  );
  const isUnknown = (index: number) =>
    !settled.has(index) &&
    !(columnKey(index, header[index] ?? '') in chosen) &&
    meaningsOf(header[index] ?? '', languages).length === 0;
  return withDescription(assigned, evidence, isUnknown);
}

/** Without values and descriptions, uses the column with the most text as the description of the parts. */
function withDescription(
  places: ColumnPlaces,
  evidence: readonly Evidence[],
  isUnknown: (index: number) => boolean,
): ColumnPlaces {
  if (places.value ?? places.description) return places;
  const score = ({ texts, distinct }: Evidence) => texts * distinct;
  const [best] = evidence
    .map((cells, index) => ({ index, score: score(cells) }))
    .filter((column) => column.score >= 0.4 && isUnknown(column.index))
    .sort((one, other) => other.score - one.score);
  return best ? { ...places, description: [best.index] } : places;
}
