import { Grid } from '@pcb/ui/Grid';
import { TextArea } from '@pcb/ui/TextArea';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      instead: ['`TextField` for one line.', '`UploadButton` for files.'],
      keyboard: [
        '`Tab` Moves focus to it and on to the next field; it does not insert a tab.',
        '`Enter` Starts a new line.',
      ],
      copy: ['The label says what the text is about.', 'The description states any limit.'],
    },
  },
  args: { label: 'Notes', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('takes several lines and keeps the line breaks', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Panel of six{Enter}Tabs of 1.6 mm');
  await expect(args.onChange).toHaveBeenLastCalledWith('Panel of six\nTabs of 1.6 mm');
});

/** Described, required, invalid and disabled. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="16rem">
      <TextArea
        label="Notes"
        defaultValue={'Mill the panel with tabs.\nLeave 5 mm of border.'}
        description="Printed on the traveller."
      />
      <TextArea label="Required" isRequired />
      <TextArea label="Service" isInvalid errorMessage="Enter a description of the service." />
      <TextArea label="Disabled" isDisabled defaultValue="Closed order." />
    </Grid>
  ),
});

States.test('has its description or its error', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription('Printed on the traveller.');
  const invalid = canvas.getByRole('textbox', { name: 'Service' });
  await expect(invalid).toBeInvalid();
  await expect(invalid).toHaveAccessibleDescription('Enter a description of the service.');
});

/** A long label and a word that cannot break, at 320 px. */
export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: 'Notes for the production engineer and for the packer', defaultValue: 'GERBER'.repeat(40), rows: 5 },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: 'Mill the panel with tabs.', description: 'Printed on the traveller.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
