import { decode, decodeUnicode, isText } from '../decodeUnicode.ts';
import { allLanguages } from './allLanguages.ts';
import { fitOfValue } from './fit.ts';
import { meaningsOf } from './headings.ts';

const encodings = [
  'windows-1252',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'windows-1250',
  'windows-1251',
] as const;

const inspectedText = 50_000;

/** Returns the number of different non-ASCII cells that are headings or marks of parts that are not fitted. */
function knownWords(text: string): number {
  const cells = new Set(text.slice(0, inspectedText).split(/["\t\r\n,;|]+/));
  const isKnown = (cell: string) =>
    meaningsOf(cell, allLanguages).length > 0 || fitOfValue(cell, allLanguages) === 'notFitted';
  return [...cells].filter((cell) => /[^\0-\x7f]/.test(cell) && isKnown(cell.trim())).length;
}

/**
 * High bytes come in pairs in Chinese and in symbols such as Ω. Western letters come alone or, as in 'Größe', in twos.
 */
function hasPairs(bytes: Uint8Array): boolean {
  let [start, paired, all] = [0, 0, 0];
  const end = Math.min(bytes.length, inspectedText);
  for (let place = 0; place <= end; place += 1) {
    if (place < end && (bytes[place] ?? 0) >= 0x80) continue;
    const length = place - start;
    const isSign = length === 2 && (bytes[start] ?? 0) >= 0xa1 && (bytes[start] ?? 0) <= 0xa9;
    all += length;
    if (isSign || (length > 2 && length % 2 === 0)) paired += length;
    start = place + 1;
  }
  return paired > 3 && paired >= 0.7 * all;
}

const kana = /[\u3041-\u30fe]/gu;
const beyondAscii = /[^\0-\x7f]/gu;

function hasKana(text: string): boolean {
  const start = text.slice(0, inspectedText);
  return (start.match(kana)?.length ?? 0) > 0.3 * (start.match(beyondAscii)?.length ?? 0);
}

/** Prefers the encoding that yields known words, then the encoding with plausible letters. */
function decodeLegacy(bytes: Uint8Array): string {
  const texts = encodings.flatMap((encoding) => {
    const text = decode(bytes, encoding);
    return text === null ? [] : [{ encoding, text, known: knownWords(text) }];
  });
  const maxKnown = Math.max(0, ...texts.map(({ known }) => known));
  const isLikely = (encoding: string, text: string) =>
    encoding === 'gb18030' ? hasPairs(bytes) : /jis|jp/.test(encoding) && hasKana(text);
  const best = texts.find(({ encoding, text, known }) =>
    maxKnown > 0 ? known === maxKnown : isLikely(encoding, text),
  );
  return (best ?? texts[0])?.text ?? '';
}

/**
 * Decodes text from spreadsheet and CAD programs: UTF-8, UTF-16, or a legacy encoding for Latin, Cyrillic, Chinese,
 * Japanese or Korean. Returns `null` if the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeUnicode(bytes);
  if (text !== null) return text;
  const legacy = decodeLegacy(bytes);
  return isText(legacy) ? legacy : null;
}
