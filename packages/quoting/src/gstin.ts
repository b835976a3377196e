import { ungrouped } from '@pcb/text/typed';
import { gstState, type GstState } from './gstStates.ts';

/** Why a text is not a GSTIN. Only the first reason is reported. */
export type GstinProblem = 'length' | 'characters' | 'stateCode' | 'checkDigit';

/** The code of the state, the PAN, the number of the registration in the state, a Z, and the check digit. */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const gstinLength = 15;

/** A GSTIN as it is registered: in capitals and ASCII, without the spaces and hyphens that people group it with. */
export const normalisedGstin = (typed: string) => ungrouped(typed).toUpperCase();

/**
 * The check digit after the first 14 characters of a GSTIN. Each character counts as a digit in base 36, by turns once
 * and twice; a product counts as the sum of its two digits in base 36. The check digit completes the sum to a multiple
 * of 36 (Luhn's algorithm in base 36, as the GST portal applies it).
 */
function checkDigitOf(characters: string): string {
  const sum = [...characters].reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** What is wrong with a GSTIN; `null` if it can be one. Whether it is registered only the GST portal knows. */
export function gstinProblem(typed: string): GstinProblem | null {
  const gstin = normalisedGstin(typed);
  if (gstin.length !== gstinLength) return 'length';
  if (!pattern.test(gstin)) return 'characters';
  if (!gstState(gstin.slice(0, 2))) return 'stateCode';
  return checkDigitOf(gstin.slice(0, -1)) === gstin.at(-1) ? null : 'checkDigit';
}

/** The state that registered a GSTIN; `undefined` if the text is none. */
export const stateOfGstin = (typed: string): GstState | undefined =>
  gstinProblem(typed) === null ? gstState(normalisedGstin(typed).slice(0, 2)) : undefined;
