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
      instead: ['`TextField` for text that is stored.', '`Select` for a few known answers.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the input; the clear button is for the pointer.' },
        { keys: 'Enter', does: 'Submits the text.' },
        { keys: 'Escape', does: 'Clears the field.' },
      ],
      copy: ['The label says what is searched: Search users.', 'The placeholder is an example.'],
    } satisfies Guide,
  },
  args: { label: 'Search users', placeholder: 'Name or e-mail', onChange: fn(), onSubmit: fn(), onClear: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('reports the text, and Enter submits it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'asha{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('asha');
  await expect(args.onSubmit).toHaveBeenCalledWith('asha');
});

Playground.test('has no clear button while it is empty', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** With text it has a clear button at its end. */
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

/** The label is only for screen readers; the magnifier icon is visible. */
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });

/** A description of how the search works. */
export const WithDescription = meta.story({ args: { description: 'Upper and lower case are the same.' } });

/** The text is readable and cannot be changed. */
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
