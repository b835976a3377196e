import type { FieldsCopy } from './fieldsCopy.ts';
import { boardName } from './board.content.ts';

/** The labels of the form for component sourcing, and of its options. */
export const sourceContent = {
  title: 'Component sourcing',
  lead: 'Parts sourced, bought and kitted from your bill of materials.',
  sections: { parts: 'Parts' },
  fields: {
    name: { label: 'PCB Name' },
    leadTime: {
      label: 'Lead Time',
      options: {
        '5-7': '5-7 working days',
        '7-10': '7-10 working days',
        '10-14': '10-14 working days',
        '14-18': '14-18 working days',
      },
    },
    quantity: { label: 'Quantity' },
    uniqueParts: { label: 'Unique Parts' },
  } satisfies FieldsCopy<'source'>,
};

/** The help of each field. */
export const sourceHelp = {
  name: boardName,
  quantity: 'Sets of parts: one set populates one board.',
  leadTime: 'Until we dispatch the parts.',
  uniqueParts: 'Different parts: the lines of your bill of materials.',
};
