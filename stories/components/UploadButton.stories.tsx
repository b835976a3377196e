import { Grid } from '@pcb/ui/Grid';
import { UploadButton } from '@pcb/ui/UploadButton';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/UploadButton',
  component: UploadButton,
  parameters: {
    guide: {
      instead: ['`Button` for anything but files.', '`TextArea` for a few lines of text.'],
      keyboard: ['`Tab` Moves focus to it.', '`Enter or Space` Presses it.'],
      copy: [
        'The label names the file, the button the action: Schematic, Upload.',
        'The description gives the file types and the maximum size.',
      ],
    },
  },
  args: { label: 'Schematic', description: 'PDF, up to 10 MB', onPress: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[Q-06] can be pressed by mouse and by keyboard', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Upload Schematic' });
  await expect(button).toHaveAccessibleDescription('PDF, up to 10 MB');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(3);
});

/** Required, with its own words, disabled, and without a description. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="16rem">
      <UploadButton label="Schematic" description="PDF, up to 10 MB" isRequired />
      <UploadButton label="Escalation" actionLabel="Attach a file for" isRequired requiredLabel="Needed" />
      <UploadButton label="Drawing" description="PDF" isDisabled />
      <UploadButton label="Stencil Data" />
    </Grid>
  ),
});

States.test('[Q-16] shows the asterisk and has a word for screen readers', async ({ canvas }) => {
  await expect(canvas.getAllByText('*')[0]).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload Schematic' })).toHaveAccessibleDescription(
    'Required. PDF, up to 10 MB',
  );
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, description: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { isRequired: true } });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
