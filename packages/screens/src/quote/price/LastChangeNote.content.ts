import { listed } from '../../shared/format/phrases.ts';

const maxListed = 2;

export const lastChangeContent = {
  /** 'Surface Finish: ENIG'. */
  fields: (fields: readonly { label: string; value: string }[]) =>
    fields.length > maxListed
      ? `${fields.length} changes`
      : listed(fields.map(({ label, value }) => `${label}: ${value}`)),
  sameTotal: 'same total',
  /** In words, because screen readers skip + and −. */
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  announce: (total: string, change: string, difference: string) => `${total}. ${change}, ${difference}`,
};
