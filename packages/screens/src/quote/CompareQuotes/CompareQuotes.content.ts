import { type Paise, paise } from '@pcb/quoting/money';
import { truncate } from '../../shared/format/phrases.ts';

const maxNameLength = 40;

export const compareQuotesContent = {
  title: 'Compare configurations',
  lead: 'Pin up to three configurations of this service, then change the form: each pin stays beside it. Figures are indicative samples. Pins last until you leave or reload the site.',
  pin: 'Pin this configuration',
  current: 'In the form',
  name: (letter: string, typed: string) => {
    const name = typed.trim();
    return name === '' ? `Configuration ${letter}` : `${truncate(name, maxNameLength)} (${letter})`;
  },
  use: 'Use this',
  remove: 'Remove',
  onlyDifferences: 'Only differences',
  noDifferences: 'All configurations are the same.',
  table: 'Configurations side by side',
  field: 'Field',
  groups: { figures: 'Price and dates', fields: 'Specification' },
  differs: 'differs',
  lowest: 'Lowest',
  difference: (amount: Paise, format: (amount: Paise) => string) =>
    amount === 0 ? 'same price' : `${format(paise(Math.abs(amount)))} ${amount > 0 ? 'more' : 'less'}`,
  pinned: (name: string) => `Pinned as ${name}.`,
  same: (name: string) => `This is the same as ${name}, which is pinned already.`,
  full: 'Three configurations are pinned. Remove one to pin another.',
  removed: (name: string) => `${name} is removed.`,
  used: (name: string) => `The form has the values of ${name}.`,
};

export type CompareQuotesContent = typeof compareQuotesContent;
