import { readRupees } from '@pcb/records/readRupees';
import type { OfferedLine, OfferVersion } from '../../order/OfferSheet/offer.ts';

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

export interface OfferDraft {
  service: string;
  lines: readonly DraftLine[];
  terms: string;
  validUntil: string;
}

/** The offer as sent to the customer. */
export interface NewOffer extends Pick<OfferVersion, 'terms' | 'validUntil'> {
  service: string;
  lines: OfferedLine[];
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
export const draftOf = (service: string, version: OfferVersion | undefined, validUntil: string): OfferDraft => ({
  service,
  validUntil,
  terms: version?.terms ?? '',
  lines: version?.lines.map(({ amount, ...line }, key) => ({ ...line, key, amount: String(amount / 100) })) ?? [
    emptyLine(0),
  ],
});

/** Expects valid amounts: the form validates them. */
export const offerOfDraft = ({ lines, ...draft }: OfferDraft): NewOffer => ({
  ...draft,
  lines: lines.flatMap(({ key: _, amount, code, ...line }) => {
    const typed = readRupees(amount);
    return typed.isValid ? [{ ...line, amount: typed.value, code: code.replace(/\s/g, '') }] : [];
  }),
});
