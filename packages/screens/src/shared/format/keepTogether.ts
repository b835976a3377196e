const units = 'mm²?|cm²?|µm|mil|inch|oz|Ω|°C|GHz|MHz|ppm|kg|mA|A|V|W|%|percent';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
const aroundTimes = /(?<=\d) (?=× ?\d)|(?<=\d ×) (?=\d)/g;
// The dash of a range, the hyphen of a name with a number or after a single letter, and the stroke before a degree. Lines
// break after each.
const withinFigure = /(?<=\d)–(?=\d)|(?<=\p{Lu})-(?=\d)|(?<=(?<!\p{L})\p{Lu})-(?=\p{L})|(?<=\p{L})\/(?=°)/gu;

/** Joins characters, without a width. Unlike a non-breaking hyphen, it leaves a text to be found as it is typed. */
const wordJoiner = '\u2060';

/** Puts no-break spaces between a figure and its unit ('1.6 mm') and around a multiplication sign ('100 × 80'). */
export const keepUnits = (text: string) => text.replace(beforeUnit, '\u00a0').replace(aroundTimes, '\u00a0');

/**
 * `keepUnits` for sentences: lines do not break in a range ('0.3–1.6') or in a name ('FR-4', 'V-cut') either. Not for the
 * cells of a table, which are copied into other documents: a joiner would come along unseen.
 */
export const keepTogether = (text: string) => keepUnits(text).replace(withinFigure, (sign) => sign + wordJoiner);
