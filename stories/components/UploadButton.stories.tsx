import { UploadButton } from '@pcb/ui/UploadButton';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const meta = preview.meta({
  title: 'Components/UploadButton',
  component: UploadButton,
  parameters: {
    guide: {
      instead: ['`Button` where no file is asked for.', '`TextArea` for what can be written in a few lines.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it.' },
        { keys: 'Enter or Space', does: 'Presses it.' },
      ],
      words: [
        'The label names the file, the button the action: Schematic, Upload.',
        'The description says which kinds and how large.',
      ],
    } satisfies Guide,
  },
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

/** An asterisk for the eye, and a word for screen readers. */
export const Required = meta.story({ args: { isRequired: true } });

Required.test('[Q-16] shows the asterisk, and says it in a word', async ({ canvas }) => {
  await expect(canvas.getByText('*')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload Schematic' })).toHaveAccessibleDescription(
    'Required. PDF, up to 10 MB',
  );
});

/** Own words for the action, and for what screen readers hear in place of the asterisk. */
export const OtherWords = meta.story({
  args: { label: 'Escalation', actionLabel: 'Attach a file for', isRequired: true, requiredLabel: 'Needed' },
});

/** No file can be given; label and help stay readable. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** The label alone, without a line on kinds and sizes. */
export const NoDescription = meta.story({ render: () => <UploadButton label="Stencil Data" /> });

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    label: 'Bill of Material with the numbers of the manufacturers and the references on the board',
    description:
      'CSV, XLS or XLSX, one line for each part, up to 10 MB. Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OnMask = meta.story({ tags: ['on-mask'], decorators: [onMask], args: { isRequired: true } });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
