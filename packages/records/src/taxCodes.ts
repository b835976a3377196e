/** The codes of the goods (HSN) and services (SAC) that we sell. */
export const taxCodes = {
  /** Bare printed circuits. */
  board: '8534 00 00',
  /** Boards assembled with our parts: electrical machines. A customer can name the heading of the finished product instead. */
  populated: '8543 70 99',
  /** Other articles of steel. */
  stencil: '7326 90 99',
  /** Engineering services for other projects. */
  layout: '9983 39',
  /** Electronic products made from the customer's inputs. */
  jobWork: '9988 74',
  /** Wholesale trade for a fee. */
  sourcing: '9961 11',
  /** Electrical parts of machines for which there is no separate heading. */
  part: '8548 00 00',
} as const;

/** What the code of a line depends on. */
export interface CodedLine {
  /** The code in the quotation of the line, if it has one. */
  code?: string | null | undefined;
  /** Missing for a part. */
  service?: string | null | undefined;
  form?: Readonly<Record<string, string | boolean>> | null | undefined;
}

/** A code in the groups of the tariff: '8534 00 00' for '85340000'. */
export const groupTaxCode = (code: string): string => (code.replace(/\s/g, '').match(/^\d{4}|\d\d/g) ?? []).join(' ');

/** Whether a code is a SAC: services have chapter 99 of the tariff. */
export const isServiceCode = (code: string): boolean => code.startsWith('99');

/** Returns the code of an ordered line. Boards assembled with the customer's parts have the code of bare boards. */
export function taxCodeOf({ code, service, form }: CodedLine): string {
  if (code) return code;
  if (!service) return taxCodes.part;
  if (service === 'layout') return taxCodes.layout;
  if (service === 'stencil') return taxCodes.stencil;
  const isPopulated = form?.['assembly'] === 'yes' && form['partsSupply'] === 'turnkey';
  return isPopulated ? taxCodes.populated : taxCodes.board;
}
