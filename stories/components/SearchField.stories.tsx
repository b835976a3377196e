import { SearchField } from '@pcb/ui/SearchField';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
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

export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });

export const WithDescription = meta.story({ args: { description: 'Upper and lower case are the same.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Asha' } });

export const LongValueNarrow = meta.story({
  args: {
    label: 'Search orders by number, PCB name or customer',
    defaultValue: 'Four-layer motor driver with current sense, revision C, second prototype',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
