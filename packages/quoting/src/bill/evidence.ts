import { isDesignatorCell } from './designators.ts';
import { fitOfColumn } from './fit.ts';
import type { Languages } from './languages.ts';
import { readQuantity } from './quantity.ts';

export interface Evidence {
  filled: number;
  designators: number;
  counts: number;
  /** The number of texts with letters and digits that are not a value such as 100n. */
  partNumbers: number;
  /** The number of distributors' order numbers: 900-1-ND, C123456, 603-RX0603. */
  shopNumbers: number;
  values: number;
  packages: number;
  links: number;
  texts: number;
  distinct: number;
  words: number;
  fits: number;
  /** Whether the cells number the rows. */
  isSequence: boolean;
  /** LCSC's numbers look like designators of capacitors. */
  isLcsc: boolean;
}

const sampleSize = 60;

// cspell:disable
/** Only common letters count, because part numbers such as BC547 and RX0603-1K0 are letters and digits too. */
const commonDesignator =
  /^(?:\d{1,3}[./:])?(?:[A-Z]|U\$|RN|RV|RP|RT|RR|RA|RM|CP|CX|CN|CON|CONN|CR|DZ|DL|DS|LED|LD|FB|FL|FID|FD|IC|TR|VT|VR|VD|VDR|JP|JMP|TP|SW|SB|SJ|BT|BAT|BTN|BZ|BUZ|FU|XT|XTAL|OSC|MH|MK|MIC|MP|ZD|ZN|TVS|LS|SP|SPK|MOD|ANT|AE|POT|PT|PS|RL|RLY|RE|REL|KK|HS|TH|TB|NT|US|USB|PCB|OK|GND|OC|OPT|PAD|LOGO)\d{1,5}[A-Z]?(?![A-Z0-9]|[-_][A-Z]*\d+[A-Z])/i;
// cspell:enable

const text = /[a-z]{3}/i;
const isInteger = /^\d{1,6}\.?$/;
const lcsc = /^C\d{4,}$/;
const shopNumber = /^(?:\S{2,40}-ND|C\d{4,9}|\d{2,3}-[A-Z]\S{3,30})$/;
const link = /^(?:https?:\/\/|www\.)\S/i;
const valueLike = /^[<>~±]?\d+(?:[.,]\d+)?\s?(?:[pnuµμmkMGR]?[FHΩVAWR]?|[kMR]\d*|ohms?|%|pcs)\b/;
const partNumberLike = /^(?=\S{0,40}\d)(?=\S{0,40}[a-z])\S{5,40}$/i;
const packageLike = /^(?:[RCLD]?_?\d{4}(?:_|$|X)|SO[PTIC]?-?\d|[LT]?QFP|QFN|DIP|TO-?\d)/i;

/** Whether a cell can only be a part number. */
export const looksLikePartNumber = (cell: string): boolean =>
  partNumberLike.test(cell) && !valueLike.test(cell) && !packageLike.test(cell);

const isSequence = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => isInteger.test(cell)).map(Number);
  return (
    numbers.length > 1 &&
    numbers.length >= cells.length / 3 &&
    numbers.every((number, index) => Number.isInteger(number) && (index === 0 || number > (numbers[index - 1] ?? 0)))
  );
};

export function evidenceIn(cells: readonly string[], languages: Languages): Evidence {
  const sample = cells.filter((cell) => cell !== '').slice(0, sampleSize);
  const share = (test: (cell: string) => boolean) =>
    sample.length === 0 ? 0 : sample.filter(test).length / sample.length;
  return {
    filled: sample.length,
    designators: share((cell) => commonDesignator.test(cell.replace(/^[>\s]+/, '')) && isDesignatorCell(cell)),
    counts: share((cell) => readQuantity(cell) !== null),
    partNumbers: share(looksLikePartNumber),
    shopNumbers: share((cell) => shopNumber.test(cell)),
    values: share((cell) => valueLike.test(cell)),
    packages: share((cell) => packageLike.test(cell)),
    links: share((cell) => link.test(cell)),
    texts: share((cell) => text.test(cell) && !link.test(cell)),
    distinct: sample.length === 0 ? 0 : new Set(sample).size / sample.length,
    words: share((cell) => !/\s/.test(cell)),
    fits: share((cell) => fitOfColumn(cell, 'fitted', languages) !== 'unclear'),
    isSequence: isSequence(sample),
    isLcsc: sample.length > 0 && share((cell) => lcsc.test(cell)) >= 0.8,
  };
}
