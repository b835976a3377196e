import { ProgressBar } from '@pcb/ui/ProgressBar';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      instead: [
        '`Spinner` for a task of a few seconds; `Skeleton` for content whose shape is known.',
        '`Meter` for a level that does not end, such as a stock.',
        'The `isPending` of a `Button` while its own action runs.',
      ],
      keyboard: [],
      copy: ['The label names the task: Uploading Gerber files.', 'The value is in words: 3 of 12 files.'],
    },
  },
  args: { label: 'Uploading Gerber files', value: 3, maxValue: 12, valueLabel: '3 of 12 files' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has a name, and its value in words', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Uploading Gerber files' });
  await expect(bar).toHaveAttribute('aria-valuenow', '3');
  await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 files');
});

/** The duration is unknown. The bar moves, or fades under reduced motion. */
export const Indeterminate = meta.story({ render: () => <ProgressBar label="Checking the panel" isIndeterminate /> });

Indeterminate.test('has no value', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

/** Empty, half, full; values outside the limits, and one that is not a number. */
export const Values = meta.story({
  render: () => (
    <Stack>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Half" value={50} />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="Too much" value={150} />
      <ProgressBar label="Unknown" value={NaN} valueLabel="Unknown" />
    </Stack>
  ),
});

Values.test('clamps values', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute('aria-valuenow', '100');
  await expect(canvas.getByRole('progressbar', { name: 'Unknown' })).toHaveAttribute('aria-valuenow', '0');
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, valueLabel: longText },
  globals: narrow,
});

export const Dark = Values.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = meta.story({ tags: ['on-inverse'] });
