import { SearchField } from '@pcb/ui/SearchField';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      instead: ['`TextField` for text that is kept.', '`Select` where all answers are known and few.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the input; the button that clears is for the pointer.' },
        { keys: 'Enter', does: 'Submits what was typed.' },
        { keys: 'Escape', does: 'Clears it.' },
      ],
      words: [
        'The label says what is searched: Search users.',
        'The placeholder gives an example of what can be typed.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Search users', placeholder: 'Name or e-mail', onChange: fn(), onSubmit: fn(), onClear: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('says what is typed, and Enter submits it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'asha{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('asha');
  await expect(args.onSubmit).toHaveBeenCalledWith('asha');
});

Playground.test('has no button to clear while it is empty', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** With words in it there is a button at its end that clears them. */
export const Filled = meta.story({ args: { defaultValue: 'Asha' } });

Filled.test('clears by its button and by Escape', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('searchbox', { name: 'Search users' });
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(input).toHaveValue('');
  await expect(input).toHaveFocus();
  await userEvent.type(input, 'ravi{Escape}');
  await expect(input).toHaveValue('');
  await expect(args.onClear).toHaveBeenCalledTimes(2);
});

/** For screen readers alone; the magnifier tells everybody else. */
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });

/** A line of help on how the search works. */
export const WithDescription = meta.story({ args: { description: 'Upper and lower case are the same.' } });

/** The words can be read and not changed. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Asha' } });

export const LongLabel = meta.story({
  tags: ['long-content'],
  args: {
    label: 'Search orders by number, PCB name or customer',
    defaultValue: 'Four-layer motor driver with current sense, revision C, second prototype',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: {
    label: 'Leiterplattenbestückungsautomatenwartungsauftragssuche',
    defaultValue: 'RES-0603-10K-1PCT-100MW-THICKFILM-AUTOMOTIVE-REEL-5000',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OnMask = meta.story({ tags: ['on-mask'], decorators: [onMask], args: { defaultValue: 'Asha' } });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, args: { defaultValue: 'Asha' } });
