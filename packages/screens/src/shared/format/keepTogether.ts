const units = 'mm²?|cm²?|µm|mil|inch|oz|Ω|°C|GHz|MHz|ppm|kg|mA|A|V|W|%|percent';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
const aroundTimes = /(?<=\d) (?=× ?\d)|(?<=\d ×) (?=\d)/g;

/**
 * Puts no-break spaces between a figure and its unit and around a multiplication sign, so that lines do not break there.
 */
export const keepTogether = (text: string) => text.replace(beforeUnit, '\u00a0').replace(aroundTimes, '\u00a0');
