import { TextArea } from '@pcb/ui/TextArea';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      instead: ['`TextField` for one line.', '`UploadButton` for what people have as a file.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it, and on; it writes no tab.' },
        { keys: 'Enter', does: 'Begins a new line.' },
      ],
      words: ['The label says what the text is about.', 'A limit is said in the description, before it is reached.'],
    } satisfies Guide,
  },
  args: { label: 'Notes', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('takes several lines and keeps the line breaks', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Panel of six{Enter}Tabs of 1.6 mm');
  await expect(args.onChange).toHaveBeenLastCalledWith('Panel of six\nTabs of 1.6 mm');
});

/** Two lines as they were typed, with a line of help below. */
export const WithText = meta.story({
  args: { defaultValue: 'Route the panel with tabs.\nLeave 5 mm of border.', description: 'Printed on the traveller.' },
});

WithText.test('is described by its help', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription('Printed on the traveller.');
});

/** The asterisk is for the eye; screen readers hear that it is required. */
export const Required = meta.story({ args: { isRequired: true } });

/** It is empty and must not be: the error says what to write. */
export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Say what the service is for.' } });

Invalid.test('tells what is wrong', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Notes' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Say what the service is for.');
});

/** The text can be read and not changed. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Closed order.' } });

/** A long label and a word without a break, on the narrowest screen. */
export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: 'Notes for the production engineer and for the packer', defaultValue: 'GERBER'.repeat(40), rows: 5 },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: { defaultValue: 'Route the panel with tabs.' },
});

export const OnMask = meta.story({
  tags: ['on-mask'],
  decorators: [onMask],
  args: { defaultValue: 'Route the panel with tabs.', description: 'Printed on the traveller.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
