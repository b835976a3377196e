import { ungrouped } from '@pcb/text/typed';
import { gstState, type GstState } from './gstStates.ts';

/** The reason that text is not a GSTIN. Only the first one is reported. */
export type GstinProblem = 'length' | 'characters' | 'stateCode' | 'checkDigit';

/**
 * The kinds of holders. Taxpayers, and those who deduct or collect tax or distribute credit, have a PAN or a TAN in
 * their number. Embassies, UN bodies and other notified persons have a UIN and are not registered persons (CGST Act
 * 2017, s. 2(94)). The others are businesses from abroad, and suppliers of online services from abroad (OIDAR), whose
 * number starts with 99 instead of a state.
 */
export type GstinKind = 'registered' | 'deductor' | 'uin' | 'nonResident' | 'onlineServices';

/**
 * The forms of a number, as the GST developer portal publishes them: the state code, then a PAN or TAN with
 * the number of the registration in the state, or the year, the country and a serial number. The 14th
 * character is the purpose: D deducts tax at source, C collects it, S distributes input tax credit.
 */
const forms: readonly (readonly [kind: GstinKind, form: RegExp])[] = [
  ['onlineServices', /^99\d{2}[A-Z]{3}\d{5}OS[\dA-Z]$/],
  ['uin', /^\d{4}[A-Z]{3}\d{5}[UO]N[\dA-Z]$/],
  ['nonResident', /^\d{4}[A-Z]{3}\d{5}N[FR][\dA-Z]$/],
  ['deductor', /^\d{2}[A-Z]{4}[\dA-Z]\d{4}[A-Z][1-9A-Z]D[\dA-Z]$/],
  // A government department without a PAN.
  ['registered', /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/],
  ['registered', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-CE-JSZ][\dA-Z]$/],
];

const gstinLength = 15;

/** Returns a GSTIN in ASCII capitals, without spaces and hyphens. */
export const normalisedGstin = (typed: string) => ungrouped(typed).toUpperCase();

/**
 * Returns the check digit after the first 14 characters, by the GST portal's variant of Luhn's algorithm: the
 * characters are base-36 digits, weighted by 1 and 2 in turn; each product is replaced by the sum of its base-36
 * digits, and the check digit completes the total to a multiple of 36.
 */
function checkDigitOf(characters: string): string {
  const sum = [...characters].reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

const kindOf = (gstin: string) => forms.find(([, form]) => form.test(gstin))?.[0];

/** Whether it is a number with a PAN or TAN. An unpublished rule computes the last character of other numbers. */
const hasCheckDigit = (kind: GstinKind) => kind === 'registered' || kind === 'deductor';

/** Returns the error of a GSTIN, or `null` if it is well formed. Only the GST portal knows whether it is registered. */
export function gstinProblem(typed: string): GstinProblem | null {
  const gstin = normalisedGstin(typed);
  if (gstin.length !== gstinLength) return 'length';
  const kind = kindOf(gstin);
  if (!kind) return 'characters';
  if (kind !== 'onlineServices' && !gstState(gstin.slice(0, 2))) return 'stateCode';
  return !hasCheckDigit(kind) || checkDigitOf(gstin.slice(0, -1)) === gstin.at(-1) ? null : 'checkDigit';
}

/** Returns the kind of holder of a GSTIN, or `undefined` if it is invalid. */
export const gstinKind = (typed: string): GstinKind | undefined =>
  gstinProblem(typed) === null ? kindOf(normalisedGstin(typed)) : undefined;

/** Returns the state that registered a GSTIN, or `undefined` if it is invalid or has no state. */
export const stateOfGstin = (typed: string): GstState | undefined =>
  gstinProblem(typed) === null ? gstState(normalisedGstin(typed).slice(0, 2)) : undefined;
