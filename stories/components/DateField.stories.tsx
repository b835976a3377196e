import { DateField } from '@pcb/ui/DateField';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Order Date', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[D-03] is the date input of the platform, named by its label', async ({ canvas, args }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Order Date');
  await expect(input.type).toBe('date');
  await fireEvent.change(input, { target: { value: '2025-08-14' } });
  await expect(args.onChange).toHaveBeenLastCalledWith('2025-08-14');
  await expect(input).toHaveValue('2025-08-14');
  await fireEvent.change(input, { target: { value: '' } });
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});

export const Filled = meta.story({ args: { defaultValue: '2025-08-14' } });

export const Controlled = meta.story({ args: { value: '2025-08-14', min: '2025-01-01', max: '2025-12-31' } });

Controlled.test('shows the value that the host gives, within its limits', async ({ canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Order Date');
  await expect(input).toHaveValue('2025-08-14');
  await expect(input.min).toBe('2025-01-01');
  await expect(input.max).toBe('2025-12-31');
});

export const RequiredWithDescription = meta.story({
  args: { isRequired: true, description: 'The day on which we received the order.' },
});

RequiredWithDescription.test('is required and described', async ({ canvas }) => {
  const input = canvas.getByLabelText('Order Date');
  await expect(input).toBeRequired();
  await expect(input).toHaveAccessibleDescription('The day on which we received the order.');
});

export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'Choose a day before today.', defaultValue: '2031-02-03' },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '2025-08-14' } });

export const Narrow = meta.story({
  args: { label: 'Dispatch date as promised in the confirmation of the order', defaultValue: '2025-08-14' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
