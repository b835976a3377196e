/** How the coordinates of a file are written, by `FS` and `MO` or their deprecated forms. */
export interface CoordinateFormat {
  /** Digits before and after the decimal point. */
  digits: { x: readonly [number, number]; y: readonly [number, number] };
  /** Which zeros are left out. */
  omits: 'leading' | 'trailing';
  isIncremental: boolean;
}

export const defaultFormat: CoordinateFormat = {
  digits: { x: [2, 4], y: [2, 4] },
  omits: 'leading',
  isIncremental: false,
};

/** The format by `FSLAX24Y24`, with digits in either order; `undefined` if it states no digits. */
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

/** A number of a coordinate in the unit of the file. */
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
  /** The operation: 1, 2 or 3. */
  operation?: number;
  /** The number of an aperture. */
  aperture?: number;
  g: number[];
  m?: number;
}

const wordPattern = /([XYIJDGM])([+-]?[\d.]*)/g;

/** The words of a function code command, such as `G01X100Y200D01`. `undefined` if it contains anything else. */
export function readWords(command: string, format: CoordinateFormat): Words | undefined {
  const words: Words = { g: [] };
  let end = 0;
  wordPattern.lastIndex = 0;
  for (;;) {
    const match = wordPattern.exec(command);
    if (!match) break;
    const [whole, letter = '', number = ''] = match;
    if (match.index !== end && command.slice(end, match.index).trim() !== '') return undefined;
    end = match.index + whole.length;
    if (number === '' || number === '+' || number === '-') {
      if (letter === 'X' || letter === 'Y') continue;
      return undefined;
    }
    const { digits, omits } = format;
    if (letter === 'X') words.x = readNumber(number, digits.x, omits);
    else if (letter === 'Y') words.y = readNumber(number, digits.y, omits);
    else if (letter === 'I') words.i = readNumber(number, digits.x, omits);
    else if (letter === 'J') words.j = readNumber(number, digits.y, omits);
    else if (letter === 'D' && Number(number) < 10) words.operation = Number(number);
    else if (letter === 'D') words.aperture = Number(number);
    else if (letter === 'G') words.g.push(Number(number));
    else words.m = Number(number);
  }
  return command.slice(end).trim() === '' && end > 0 ? words : undefined;
}
