import { boardName } from '../board.content.ts';
import type { FormCopy, SectionTitles } from '../formCopy.ts';

export const sourceContent = {
  title: 'Component sourcing',
  lead: 'Parts sourced, bought and kitted from your bill of materials.',
  sections: { parts: 'Parts' } satisfies SectionTitles<'source'>,
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
    targetPrice: { label: 'Target Price' },
  } satisfies FormCopy<'source'>,
};

export const sourceHelp = {
  name: boardName,
  quantity: 'Sets of parts: one set populates one board.',
  leadTime: 'Until we dispatch the parts.',
  targetPrice: 'What a set may cost with its parts, before tax. We read it with your inquiry.',
  uniqueParts: 'Different parts: the lines of your bill of materials.',
};
