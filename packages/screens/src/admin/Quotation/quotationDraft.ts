import { readRupees } from '@pcb/records/readRupees';
import type { QuotationLine, QuotationVersion } from '../../order/QuotationSheet/quotation.ts';

/** A line while it is typed. */
export interface DraftLine {
  key: number;
  name: string;
  quantity: number;
  /** In rupees, as typed. */
  amount: string;
  leadDays: number;
  code: string;
}

export interface QuotationDraft {
  service: string;
  lines: readonly DraftLine[];
  terms: string;
  validUntil: string;
}

/** The quotation as sent to the customer. */
export interface NewQuotation extends Pick<QuotationVersion, 'terms' | 'validUntil'> {
  service: string;
  lines: QuotationLine[];
}

export const emptyLine = (key: number): DraftLine => ({
  key,
  name: '',
  quantity: 1,
  amount: '',
  leadDays: 10,
  code: '',
});

/** The draft of a version that replaces this one. */
export const draftOf = (
  service: string,
  version: QuotationVersion | undefined,
  validUntil: string,
): QuotationDraft => ({
  service,
  validUntil,
  terms: version?.terms ?? '',
  lines: version?.lines.map(({ amount, ...line }, key) => ({ ...line, key, amount: String(amount / 100) })) ?? [
    emptyLine(0),
  ],
});

/** Expects valid amounts: the form validates them. */
export const quotationOfDraft = ({ lines, ...draft }: QuotationDraft): NewQuotation => ({
  ...draft,
  lines: lines.flatMap(({ key: _, amount, code, ...line }) => {
    const typed = readRupees(amount);
    return typed.isValid ? [{ ...line, amount: typed.value, code: code.replace(/\s/g, '') }] : [];
  }),
});
