import { TextArea } from '@pcb/ui/TextArea';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Notes', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('takes several lines and keeps the line breaks', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Panel of six{Enter}Tabs of 1.6 mm');
  await expect(args.onChange).toHaveBeenLastCalledWith('Panel of six\nTabs of 1.6 mm');
});

export const WithText = meta.story({
  args: { defaultValue: 'Route the panel with tabs.\nLeave 5 mm of border.', description: 'Printed on the traveller.' },
});

WithText.test('is described by its help', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription('Printed on the traveller.');
});

export const Required = meta.story({ args: { isRequired: true } });

export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Say what the service is for.' } });

Invalid.test('tells what is wrong', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Notes' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Say what the service is for.');
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Closed order.' } });

/** A long label and a word without a break, on the narrowest screen. */
export const Narrow = meta.story({
  args: { label: 'Notes for the production engineer and for the packer', defaultValue: 'GERBER'.repeat(40), rows: 5 },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { defaultValue: 'Route the panel with tabs.' },
});
