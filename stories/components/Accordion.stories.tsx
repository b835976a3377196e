import { Accordion } from '@pcb/ui/Accordion';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longWord } from '../longText.ts';
import { narrow } from '../looks.ts';

const questions = [
  {
    id: 'files',
    title: 'Which files do you need for a quote?',
    content:
      'Gerber data in RS-274X with the drill file; for assembly, also the bill of materials and the placement file.',
  },
  {
    id: 'lead-time',
    title: 'How long does a prototype take?',
    content: 'Two layers from three working days, four to eight layers from six.',
  },
  {
    id: 'finish',
    title: 'Which surface finish should I choose?',
    content: 'Lead-free HASL for most boards, ENIG for fine pitch and for flat pads.',
  },
  {
    id: 'impedance',
    title: 'Do you measure impedance?',
    content: 'Yes, on a coupon of every panel. The report is enclosed with the boards.',
  },
];

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion,
  parameters: {
    guide: {
      instead: [
        '`Disclosure` for a single section.',
        '`Tabs` if one section is always visible.',
        'Plain headings and text if most people read everything.',
      ],
      keyboard: [
        '`Tab` Moves from title to title, through the links of the open section.',
        '`Enter or Space` Opens the section and closes the other one; closes it if it is open.',
      ],
      copy: ['A title is a question or names its section.', 'Each answer makes sense without the others.'],
    },
  },
  args: { items: questions, headingLevel: 2 as const, onExpandedChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[C-03] opens one section at a time, and the open one can be collapsed',
  async ({ canvas, userEvent, args }) => {
    const [files, leadTime] = canvas.getAllByRole('button');
    if (!files || !leadTime) throw new Error('Two questions are needed.');
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);

    await userEvent.click(files);
    await expect(canvas.getByText(/RS-274X/)).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith('files');

    await userEvent.click(leadTime);
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([leadTime]);
    await expect(canvas.getByText(/RS-274X/)).not.toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith('lead-time');

    await userEvent.click(leadTime);
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(null);
  },
);

/** The host controls the open section. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [key, setKey] = useState<string | null>('lead-time');
    return <Accordion {...args} expandedKey={key} onExpandedChange={setKey} />;
  },
});

Controlled.test('opens the section that the host passes', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/three working days/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /impedance/ }));
  await expect(canvas.getByText(/coupon of every panel/)).toBeVisible();
  await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

export const Narrow = meta.story({ tags: ['narrow'], args: { defaultExpandedKey: 'files' }, globals: narrow });
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    defaultExpandedKey: 'long',
    items: [
      {
        id: 'long',
        title:
          'What do you need to know before you quote a board with controlled impedance, castellated edges and filled vias?',
        content:
          'The stack-up with the thickness of each layer, the tracks to measure, and a drawing of the edges. '.repeat(
            4,
          ),
      },
      { id: 'word', title: longWord, content: 'RogersRO4350B_0.508mm_and_Isola370HR_prepreg_2116' },
    ],
  },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
