import { UploadButton } from '@pcb/ui/UploadButton';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/UploadButton',
  component: UploadButton,
  args: { label: 'Schematic', description: 'PDF, up to 10 MB', onPress: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[Q-06] presses by mouse and by keyboard', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Upload Schematic' });
  await expect(button).toHaveAccessibleDescription('PDF, up to 10 MB');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(3);
});

export const Required = meta.story({ args: { isRequired: true } });

Required.test('[Q-16] shows the asterisk, and says it in a word', async ({ canvas }) => {
  await expect(canvas.getByText('*')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload Schematic' })).toHaveAccessibleDescription(
    'Required. PDF, up to 10 MB',
  );
});

export const OtherWords = meta.story({
  args: { label: 'Escalation', actionLabel: 'Attach a file for', isRequired: true, requiredLabel: 'Needed' },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const NoDescription = meta.story({ render: () => <UploadButton label="Stencil Data" /> });

export const LongWordsNarrow = meta.story({
  args: {
    label: 'Bill of Material with the numbers of the manufacturers and the references on the board',
    description:
      'CSV, XLS or XLSX, one line for each part, up to 10 MB. Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
