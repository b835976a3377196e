import type { ColumnPlaces } from './columns.ts';
import type { Languages } from './languages.ts';
import type { BillColumn } from './types.ts';

export interface BillRow {
  row: number;
  cells: readonly string[];
  places: ColumnPlaces;
  languages: Languages;
}

// cspell:disable
const placeholder =
  /^(?:|n\/?a|n\.a|-+|–+|—+|~|\?+|\.+|\/|x+|tb[dca]|any|none|null|nil|undecided|pending|generic|various|optional|(?:see|vide) (?:notes?|description|datasheet|bom)|(?:no|none|not|nothing|un)(?:[\s_-]?(?:yet|a|mfr|mfg|manufacturer|supplier|vendor|matching|valid|parts?|param(?:eter)?|values?|mpn|pn|match(?:es)?|results?|selection|number|in|stock|name|choice|chosen|selected|specified|assigned|found|available|applicable|defined|known|set|given|listed|required|needed|entered))+|(?:select|choose|pick)(?: a)? (?:part|mpn)|to be (?:defined|determined|confirmed|selected|decided|advised|chosen)|#n\/a|#ref|#value|#name|\$\{[^}]*\}|=?\{[^}]*\}|kein[e]?|keine angabe|unbekannt|beliebig|inconnu|aucun|sin definir|ninguno|nessuno|brak|无|無|なし|無し|未定|待定|不明|没有|미정|없음)$/i;
// cspell:enable
/** Wider tables have nothing of use in their last columns. */
const maxWidth = 1_000;

/** Brackets and quotes around a placeholder: '<none>', '[No Param]'. */
const frame = /^[[(<*"']+|[\])>*"'!?.]+$/g;

/** Whether text is a placeholder such as 'N/A', '-', 'TBD' and 'No Part Selected'. */
export const isPlaceholder = (text: string): boolean =>
  text !== '' && text.length < 60 && (placeholder.test(text) || placeholder.test(text.replace(frame, '').trim()));

export function textsOf({ cells, places }: BillRow, column: BillColumn): string[] {
  const texts: string[] = [];
  for (const place of places[column] ?? []) {
    const cell = (cells[place] ?? '').trim();
    if (cell !== '') texts.push(cell);
  }
  return texts;
}

export const textOf = (row: BillRow, column: BillColumn): string => textsOf(row, column)[0] ?? '';

/** Returns the first filled cell of a meaning that is not a placeholder, or '' if there is none. */
export const nameOf = (row: BillRow, column: BillColumn): string =>
  textsOf(row, column).find((cell) => !isPlaceholder(cell)) ?? '';

const otherColumns = new WeakMap<ColumnPlaces, readonly number[]>();

export function textsOfOthers({ cells, places }: BillRow): string[] {
  let others = otherColumns.get(places);
  if (!others) {
    const known = new Set(Object.values(places).flat());
    others = Array.from({ length: maxWidth }, (_, index) => index).filter((index) => !known.has(index));
    otherColumns.set(places, others);
  }
  const texts: string[] = [];
  for (const index of others) {
    if (index >= cells.length) break;
    const cell = cells[index];
    if (cell !== undefined && cell.trim() !== '') texts.push(cell);
  }
  return texts;
}
