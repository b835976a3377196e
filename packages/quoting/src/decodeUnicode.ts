/** Whether a file starts with these bytes. */
export const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Enough to tell UTF-16 from text with a stray zero byte. */
const inspectedBytes = 4_096;

/** Counts zeros at even (0) or odd (1) positions. Latin text in UTF-16 has a zero in every other position. */
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

export function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Binary files contain control characters, but text does not. */
const controlCharacter = /(?![\t\n\v\f\r\u007f-\u009f])\p{Control}/u;

export const isText = (text: string): boolean => !controlCharacter.test(text);

/** Decodes UTF-8, and UTF-16 with or without a byte-order mark. Returns `null` for other encodings and binary data. */
export function decodeUnicode(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decode(bytes, 'utf-8');
  return text !== null && isText(text) ? text : null;
}
