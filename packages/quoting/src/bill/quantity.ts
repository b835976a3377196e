import { readTypedNumber } from '../typedNumber.ts';

/** A higher quantity is treated as a typing mistake. */
const maxQuantity = 100_000;

// cspell:ignore pcs szt stck uds шт
const unit =
  /(?<=\d)\s?(?:x|×|pcs?|pieces?|pce|ea|each|stk|stck|st|stück|nos?|units?|off|pz|szt|buc|uds?|un|шт|[个個只片颗粒套支枚本台件]|개)?\.?$/i;

/** Means one thousand in Germany, and one with three decimals in America. */
const ambiguous = /^\d{1,3}\.\d{3}$/;

/** Reads '2', '2 pcs', '3x', 'x3' or '4,00'. Returns `null` if the number is too large or ambiguous. */
export function readQuantity(typed: string): number | null {
  if (typed.length > 24) return null;
  const text = typed
    .trim()
    .replace(/^[x×]\s?/i, '')
    .replace(unit, '')
    .replace(/[.,]0{1,2}$/, '');
  if (ambiguous.test(text)) return null;
  const number = readTypedNumber(text, 'count');
  return number.isValid && Number.isInteger(number.value) && number.value <= maxQuantity ? number.value : null;
}
