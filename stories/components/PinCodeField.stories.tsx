import { PinCodeField } from '@pcb/ui/PinCodeField';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/PinCodeField',
  component: PinCodeField,
  parameters: {
    guide: {
      instead: ['`TextField` for postal codes of other countries.', '`OneTimeCodeField` for a code from a message.'],
      keyboard: ['`Tab` Moves focus to it. Leaving it or `Enter` removes the spaces.'],
      copy: ['The label is PIN code, as on letters in India, not postal code.'],
    },
  },
  args: { label: 'PIN code', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

/** A code that is too short stays as it was typed, to be corrected. */
export const Invalid = meta.story({
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '68203');
    await userEvent.tab();
  },
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { defaultValue: '682030' } });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
