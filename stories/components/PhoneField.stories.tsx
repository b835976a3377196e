import { PhoneField } from '@pcb/ui/PhoneField';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/PhoneField',
  component: PhoneField,
  parameters: {
    guide: {
      instead: [
        '`TextField` of the type `tel` for numbers of other countries.',
        '`Link` with `tel:` to show a number.',
      ],
      keyboard: ['`Tab` Moves focus to it. Leaving it or `Enter` writes the number as +91 98470 12345.'],
      copy: [
        'The label says whose number it is; the description what it is used for.',
        'No example as a placeholder: the message has one.',
      ],
    },
  },
  args: { label: 'Mobile number', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

/** A number that is too short stays as it was typed, to be corrected. */
export const Invalid = meta.story({
  args: { isRequired: true, description: 'For questions about your order.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '98470');
    await userEvent.tab();
  },
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { defaultValue: '+91 98470 12345' } });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
