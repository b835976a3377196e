import { fold } from '@pcb/text/fold';
import type { HeadingPattern, Languages, Meaning } from './languages.ts';
import { type HeadingRule, latinHeadings } from './latinHeadings.ts';

export const compiled = (rules: readonly HeadingRule[]): HeadingPattern[] =>
  rules.map(([column, rank, source]) => ({ column, rank, pattern: new RegExp(`^(?:${source})$`) }));

const latin = compiled(latinHeadings);

/** Values such as 100n, R_0603 and 'RES 1K 1% 0603' are never headings, and there are many of them. */
const isData = /^[\s\d.,+-]*$|^\d(?!nd|st|台|枚)|[a-z]_?\d{3}|(?:\d\D*){5}/i;

/** Longer cells are data, and the patterns are slow on long text. */
const maxHeadingLength = 60;

const symbols = /[^\p{Letter}\p{Number}]/gu;
const isLatin = /^[\p{Script=Latin}\p{Number}]*$/u;
const numberSign = /[#№]|n°/gi;

const keyOf = (heading: string): string =>
  fold(heading.replace(numberSign, ' no ')).replaceAll('(s)', 's').replace(symbols, '');

/** The same for scripts that `fold` would split up, such as パ and 수. */
const otherKeyOf = (heading: string): string => heading.normalize('NFKC').toLowerCase().replace(symbols, '');

// cspell:disable
const price =
  /(?:pri(?:ce|x)|preis|prijs)[esn]{0,2}(?![a-z])|(?<![a-z])(?:[a-z]{0,9}costs?|kosten|couts?|coste|costo|custos?|precios?|importe|prezz[oi]|importo|prec?o|cena|koszt|pret|pris|hinta|subtotal|msrp|usd|eur|inr|gbp|cny|rmb|pln|chf|cad|aud)(?![a-z])|[$€£¥₹]/;
const notFittedWord =
  /(?<![a-z])(?:dn[pfim]|do not (?:populate|place|fit|install|mount|stuff)|not (?:fitted|populated))(?![a-z])/;
// cspell:enable

const alternatePrefix =
  /^(?:alternat(?:e|ive)s?|alternatif|alternativ[eoa]?|alt|secondsource|secondary|second|2nd|substitutes?|substitution|equivalents?|replacement|ersatz)/;

const ruled = (key: string, patterns: readonly HeadingPattern[] = latin): Meaning[] =>
  patterns.filter(({ pattern }) => pattern.test(key)).map(({ column, rank }) => ({ column, rank }));

/** Makes a second manufacturer or number belong to an alternate. Other columns keep their meaning. */
function alternateOf({ column, rank }: Meaning): Meaning {
  if (column === 'partNumber') return { column: 'alternateNumber', rank };
  if (column === 'manufacturer') return { column: 'alternateManufacturer', rank };
  return { column, rank: Math.min(rank, 2) };
}

function meaningsOfKey(key: string): Meaning[] {
  const direct = ruled(key);
  if (direct.length > 0 || key === '') return direct;
  const withoutNumber = /^(\D+)([1-9])$/.exec(key);
  if (withoutNumber?.[1]) {
    const base = meaningsOfKey(withoutNumber[1]);
    return withoutNumber[2] === '1' ? base : base.map(alternateOf);
  }
  const preferred = /^(?:approved|preferred|primary|main|recommended|suggested)/.exec(key)?.[0];
  if (preferred !== undefined) return ruled(key.slice(preferred.length));
  const prefix = alternatePrefix.exec(key)?.[0];
  if (prefix === undefined) return [];
  if (prefix === key) return [{ column: 'alternateNumber', rank: 2 }];
  return ruled(key.slice(prefix.length))
    .filter(({ column }) => column === 'partNumber' || column === 'manufacturer')
    .map((meaning) => alternateOf({ ...meaning, rank: 2 }));
}

/** Only headings repeat; data cells in the cache do not. */
const maxKnown = 2_000;

/** Separates two names in one heading: 'MPN or series', 'Value / Type', two lines. */
const separator = /[/|&+\r\n]|[\s_](?:or|and|oder|und|ou|et|o|of|lub)[\s_]/i;

const otherLetter = /(?!\p{Script=Latin})\p{Letter}/u;
const sameScript = /\p{Script=Latin}[\p{Script=Latin}\p{Number}\s.#]*|(?:(?!\p{Script=Latin})\p{Letter})+/gu;

/** Splits headings in two languages, such as '数量 Qty'. */
const languagesIn = (heading: string): readonly string[] =>
  otherLetter.test(heading) ? (heading.match(sameScript) ?? []) : [];

const meaningsOfName = (name: string, { headings }: Languages) => {
  const key = keyOf(name);
  return isLatin.test(key) ? meaningsOfKey(key) : ruled(otherKeyOf(name), headings);
};

function meaningsOfHeading(heading: string, languages: Languages): Meaning[] {
  const folded = fold(heading);
  if (price.test(folded)) return [{ column: null, rank: 3 }];
  const whole = meaningsOfName(heading, languages);
  if (whole.length > 0) return whole;
  const plain = meaningsOfName(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '), languages);
  if (plain.length > 0) return plain;
  if (notFittedWord.test(folded)) return [{ column: 'notFitted', rank: 2 }];
  const lower = ({ column, rank }: Meaning) => ({ column, rank: Math.min(rank, 2) });
  const firstOf = (names: readonly string[]) =>
    names.map((name) => meaningsOfName(name, languages)).find(({ length }) => length > 0);
  return firstOf(languagesIn(heading)) ?? firstOf(heading.split(separator))?.map(lower) ?? [];
}

/** Text in brackets, such as a unit, is used only if the rest has no meaning; of two names, the first with one. */
export function meaningsOf(heading: string, languages: Languages): readonly Meaning[] {
  if (heading.length > maxHeadingLength || isData.test(heading)) return [];
  const { knownHeadings } = languages;
  const cached = knownHeadings.get(heading);
  if (cached) return cached;
  // Converts full-width brackets and letters.
  const found = meaningsOfHeading(heading.normalize('NFKC'), languages);
  if (knownHeadings.size >= maxKnown) knownHeadings.clear();
  knownHeadings.set(heading, found);
  return found;
}
