import { fitOfValue } from './fit.ts';
import { meaningsOf } from './headings.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Enough to tell UTF-16 from text with a stray zero. */
const inspectedBytes = 4_096;

/** The share of zero bytes at even (0) or odd (1) places. Latin text in UTF-16 has a zero in every other place. */
function zeroShare(bytes: Uint8Array, parity: 0 | 1): number {
  const length = Math.min(bytes.length, inspectedBytes);
  let zeros = 0;
  for (let index = parity; index < length; index += 2) if (bytes[index] === 0) zeros += 1;
  return length < 2 ? 0 : zeros / Math.floor(length / 2);
}

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (bytes.length < 8) return null;
  const [even, odd] = [zeroShare(bytes, 0), zeroShare(bytes, 1)];
  if (odd > 0.4 && even < 0.05) return 'utf-16le';
  if (even > 0.4 && odd < 0.05) return 'utf-16be';
  return null;
}

/** Of encodings that fit equally well, the first one. */
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

/** The header and some lines are enough. */
const inspectedText = 50_000;

/** How many different cells with letters beyond ASCII are headings, or say that a part is not fitted. */
function knownWords(text: string): number {
  const cells = new Set(text.slice(0, inspectedText).split(/["\t\r\n,;|]+/));
  const isKnown = (cell: string) => meaningsOf(cell).length > 0 || fitOfValue(cell) === 'notFitted';
  return [...cells].filter((cell) => /[^\0-\x7f]/.test(cell) && isKnown(cell.trim())).length;
}

/**
 * Whether high bytes come in pairs, as those of Chinese words do, and of signs such as Ω. Western letters stand alone or,
 * as in 'Größe', in twos.
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

/** Whether much of a text is kana. */
function hasKana(text: string): boolean {
  const start = text.slice(0, inspectedText);
  return (start.match(kana)?.length ?? 0) > 0.3 * (start.match(beyondAscii)?.length ?? 0);
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding is the one that makes known words; if none does, the one whose letters are likely. */
function decodeLegacy(bytes: Uint8Array): string {
  const texts = encodings.flatMap((encoding) => {
    const text = decode(bytes, encoding);
    return text === null ? [] : [{ encoding, text, known: knownWords(text) }];
  });
  const most = Math.max(0, ...texts.map(({ known }) => known));
  const isLikely = (encoding: string, text: string) =>
    encoding === 'gb18030' ? hasPairs(bytes) : /jis|jp/.test(encoding) && hasKana(text);
  const best = texts.find(({ encoding, text, known }) => (most > 0 ? known === most : isLikely(encoding, text)));
  return (best ?? texts[0])?.text ?? '';
}

/**
 * Decodes a text file as spreadsheet and CAD programs save it: UTF-8, UTF-16 with or without a byte-order mark, or an
 * encoding of Windows or of a Unix system for western or central Europe, Cyrillic letters, Chinese, Japanese or Korean.
 * Returns `null` for what is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  if (encoding) return textOnly(new TextDecoder(encoding).decode(bytes));
  return textOnly(decode(bytes, 'utf-8') ?? decodeLegacy(bytes));
}

/** Files of other programs have them, text has none. */
const controlCharacter = /(?![\t\n\v\f\r\u007f-\u009f])\p{Control}/u;

const textOnly = (text: string) => (controlCharacter.test(text) ? null : text);
