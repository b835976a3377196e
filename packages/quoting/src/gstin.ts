import { ungrouped } from '@pcb/text/typed';
import { gstState, type GstState } from './gstStates.ts';

/** Why a text is not a GSTIN. Only the first reason is reported. */
export type GstinProblem = 'length' | 'characters' | 'stateCode' | 'checkDigit';

/**
 * Who has a number: taxpayers and those who deduct or collect tax or distribute credit, each with a PAN or a TAN; embassies,
 * UN bodies and other notified persons (UIN), who are not registered persons (CGST Act 2017, s. 2(94)); businesses from
 * abroad; and suppliers of online services from abroad, whose number has 99 instead of a state (OIDAR).
 */
export type GstinKind = 'registered' | 'deductor' | 'uin' | 'nonResident' | 'onlineServices';

/**
 * The forms of a number, as the developer portal of GST publishes them: the code of the state, then a PAN or TAN with the
 * number of the registration in the state, or the year, the country and a serial number. The 14th character says what
 * for: D deducts tax at source, C collects it, S distributes input tax credit.
 */
const forms: readonly (readonly [kind: GstinKind, form: RegExp])[] = [
  ['onlineServices', /^99\d{2}[A-Z]{3}\d{5}OS[\dA-Z]$/],
  ['uin', /^\d{4}[A-Z]{3}\d{5}[UO]N[\dA-Z]$/],
  ['nonResident', /^\d{4}[A-Z]{3}\d{5}N[FR][\dA-Z]$/],
  ['deductor', /^\d{2}[A-Z]{4}[\dA-Z]\d{4}[A-Z][1-9A-Z]D[\dA-Z]$/],
  // A department of the government without a PAN.
  ['registered', /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/],
  ['registered', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-CE-JSZ][\dA-Z]$/],
];

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

const kindOf = (gstin: string) => forms.find(([, form]) => form.test(gstin))?.[0];

/** The numbers with a PAN or TAN. How the last character of the others is computed is not published. */
const hasCheckDigit = (kind: GstinKind) => kind === 'registered' || kind === 'deductor';

/** What is wrong with a GSTIN; `null` if it can be one. Whether it is registered only the GST portal knows. */
export function gstinProblem(typed: string): GstinProblem | null {
  const gstin = normalisedGstin(typed);
  if (gstin.length !== gstinLength) return 'length';
  const kind = kindOf(gstin);
  if (!kind) return 'characters';
  if (kind !== 'onlineServices' && !gstState(gstin.slice(0, 2))) return 'stateCode';
  return !hasCheckDigit(kind) || checkDigitOf(gstin.slice(0, -1)) === gstin.at(-1) ? null : 'checkDigit';
}

/** Who has a GSTIN; `undefined` if the text is none. */
export const gstinKind = (typed: string): GstinKind | undefined =>
  gstinProblem(typed) === null ? kindOf(normalisedGstin(typed)) : undefined;

/** The state that registered a GSTIN; `undefined` if the text is none, or has no state. */
export const stateOfGstin = (typed: string): GstState | undefined =>
  gstinProblem(typed) === null ? gstState(normalisedGstin(typed).slice(0, 2)) : undefined;
