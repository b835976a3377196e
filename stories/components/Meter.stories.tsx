import { Meter, meterTones } from '@pcb/ui/Meter';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Meter',
  component: Meter,
  parameters: {
    guide: {
      instead: ['`ProgressBar` for a task that ends.', '`Text` for a figure without limits.'],
      keyboard: [],
      copy: [
        'The label names what is measured: Credit limit.',
        'The value is in words, with the limit: ₹12,000 of ₹50,000 used.',
        'The words say what the colour says: 12 left, order now.',
      ],
    },
  },
  args: { label: 'Credit limit', value: 12_000, maxValue: 50_000, valueLabel: '₹12,000 of ₹50,000 used' },
  argTypes: { tone: { control: 'select', options: meterTones } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has a name, and its level in words', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Credit limit' });
  await expect(meter).toHaveAttribute('aria-valuenow', '12000');
  await expect(meter).toHaveAttribute('aria-valuetext', '₹12,000 of ₹50,000 used');
});

/** A stock in three states. The words convey the same as the colour. */
export const Tones = meta.story({
  render: () => (
    <Stack>
      <Meter label="FR-4 1.6 mm" value={820} maxValue={1000} valueLabel="820 of 1,000 panels" />
      <Meter label="Rogers 4350B" value={180} maxValue={200} valueLabel="180 of 200 panels, full" tone="success" />
      <Meter label="Polyimide" value={30} maxValue={200} valueLabel="30 of 200 panels, order soon" tone="warning" />
      <Meter label="Aluminium" value={4} maxValue={200} valueLabel="4 of 200 panels, order now" tone="danger" />
    </Stack>
  ),
});

/** The label is for screen readers only, where the context shows what is measured. */
export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, valueLabel: longText },
  globals: narrow,
});

export const Dark = Tones.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = Tones.extend({ tags: ['on-inverse'] });
