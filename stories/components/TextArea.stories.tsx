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
      instead: ['`TextField` for one line.', '`UploadButton` for files.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to it and on to the next field; it does not insert a tab.' },
        { keys: 'Enter', does: 'Starts a new line.' },
      ],
      copy: ['The label says what the text is about.', 'The description states any limit.'],
    } satisfies Guide,
  },
  args: { label: 'Notes', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('takes several lines and keeps the line breaks', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Panel of six{Enter}Tabs of 1.6 mm');
  await expect(args.onChange).toHaveBeenLastCalledWith('Panel of six\nTabs of 1.6 mm');
});

/** Two lines of text, with a description below. */
export const WithText = meta.story({
  args: { defaultValue: 'Mill the panel with tabs.\nLeave 5 mm of border.', description: 'Printed on the traveller.' },
});

WithText.test('has its description', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription('Printed on the traveller.');
});

/** The asterisk is visual only; screen readers get `required`. */
export const Required = meta.story({ args: { isRequired: true } });

/** Required and empty: the error says what to write. */
export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Enter a description of the service.' } });

Invalid.test('describes the error', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Notes' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Enter a description of the service.');
});

/** The text is readable and cannot be changed. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Closed order.' } });

/** A long label and a word that cannot break, at 320 px. */
export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: 'Notes for the production engineer and for the packer', defaultValue: 'GERBER'.repeat(40), rows: 5 },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: { defaultValue: 'Mill the panel with tabs.' },
});

export const OnMask = meta.story({
  tags: ['on-mask'],
  decorators: [onMask],
  args: { defaultValue: 'Mill the panel with tabs.', description: 'Printed on the traveller.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
