export interface CoordinateFormat {
  digits: { x: readonly [number, number]; y: readonly [number, number] };
  omits: 'leading' | 'trailing';
  isIncremental: boolean;
}

export const defaultFormat: CoordinateFormat = {
  digits: { x: [2, 4], y: [2, 4] },
  omits: 'leading',
  isIncremental: false,
};

export function readFormat(command: string): CoordinateFormat | undefined {
  const omission = /^FS([LTD]?)([AI]?)/.exec(command);
  const x = /X(\d)(\d)/.exec(command);
  const y = /Y(\d)(\d)/.exec(command);
  const digitsOf = (match: RegExpExecArray | null) => match && ([Number(match[1]), Number(match[2])] as const);
  const xDigits = digitsOf(x) ?? digitsOf(y);
  const yDigits = digitsOf(y) ?? digitsOf(x);
  if (!omission || !xDigits || !yDigits) return undefined;
  return {
    digits: { x: xDigits, y: yDigits },
    omits: omission[1] === 'T' ? 'trailing' : 'leading',
    isIncremental: omission[2] === 'I',
  };
}

export function readNumber(
  text: string,
  [integers, decimals]: readonly [number, number],
  omits: 'leading' | 'trailing',
): number {
  if (text.includes('.')) return Number(text);
  if (omits === 'leading') return Number(text) / 10 ** decimals;
  const isNegative = text.startsWith('-');
  const digits = text.replace(/^[+-]/, '');
  const value =
    Number(digits.padEnd(integers + decimals, '0')) / 10 ** (Math.max(digits.length, integers + decimals) - integers);
  return isNegative ? -value : value;
}

export interface Words {
  x?: number;
  y?: number;
  i?: number;
  j?: number;
  operation?: number;
  aperture?: number;
  g: number[];
  m?: number;
}

const letters = { X: 88, Y: 89, I: 73, J: 74, D: 68, G: 71, M: 77 };

const isDigit = (code: number) => code >= 48 && code <= 57;

function setWord(words: Words, letter: number, number: number): boolean {
  if (letter === letters.X) words.x = number;
  else if (letter === letters.Y) words.y = number;
  else if (letter === letters.I) words.i = number;
  else if (letter === letters.J) words.j = number;
  else if (letter === letters.D && number < 10) words.operation = number;
  else if (letter === letters.D) words.aperture = number;
  else if (letter === letters.G) words.g.push(number);
  else if (letter === letters.M) words.m = number;
  else return false;
  return true;
}

/** Reads the words of `G01X100Y200D01`, or returns `undefined`. Most of a file, so each character is read once. */
export function readWords(command: string, { digits, omits }: CoordinateFormat): Words | undefined {
  const words: Words = { g: [] };
  const { length } = command;
  let at = 0;
  while (at < length) {
    const letter = command.charCodeAt(at);
    at += 1;
    if (letter <= 32) continue;
    const start = at;
    let isPlain = omits === 'leading';
    let value = 0;
    const sign = command.charCodeAt(at);
    if (sign === 43 || sign === 45) at += 1;
    const first = at;
    for (; at < length; at += 1) {
      const code = command.charCodeAt(at);
      if (isDigit(code)) value = value * 10 + code - 48;
      else if (code === 46) isPlain = false;
      else break;
    }
    if (at === first) {
      // `X` alone has no effect.
      if (letter === letters.X || letter === letters.Y) continue;
      return undefined;
    }
    const isX = letter === letters.X || letter === letters.I;
    const isCoordinate = isX || letter === letters.Y || letter === letters.J;
    const [, decimals] = isX ? digits.x : digits.y;
    if (!isCoordinate) value = Number(command.slice(start, at));
    else if (isPlain && at - first <= 15) value = (sign === 45 ? -value : value) / 10 ** decimals;
    else value = readNumber(command.slice(start, at), isX ? digits.x : digits.y, omits);
    if (!setWord(words, letter, value)) return undefined;
  }
  return words;
}
