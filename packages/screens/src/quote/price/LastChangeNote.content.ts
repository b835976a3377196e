import { listed } from '../../shared/format/words.ts';

/** More fields than this are counted instead of listed. */
const maxListed = 2;

/** Copy of the last change and its effect on the total. */
export const lastChangeContent = {
  /** The changed fields with their values: 'Surface Finish: ENIG'. */
  fields: (fields: readonly { label: string; value: string }[]) =>
    fields.length > maxListed
      ? `${fields.length} changes`
      : listed(fields.map(({ label, value }) => `${label}: ${value}`)),
  sameTotal: 'same total',
  /** A rise and a fall of the total in words: screen readers do not read + and −. */
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  announce: (total: string, change: string, difference: string) => `${total}. ${change}, ${difference}`,
};
