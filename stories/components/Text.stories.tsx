import { Stack } from '@pcb/ui/Stack';
import { Text, textSizes, textTones, textWeights } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'Two to twenty-four layers, from three working days.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: textWeights },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  render: () => (
    <Stack>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});

/** Figures of equal width: digits stand below one another. */
export const Mono = meta.story({
  render: () => (
    <Stack gap="none">
      <Text mono>₹1,11,111.11</Text>
      <Text mono>₹8,88,888.88</Text>
    </Stack>
  ),
});

Mono.test('sets every digit in the same width', async ({ canvas }) => {
  const widthOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(text));
    return range.getBoundingClientRect().width;
  };
  await expect(widthOf('₹1,11,111.11')).toBeCloseTo(widthOf('₹8,88,888.88'), 1);
});

export const Measure = meta.story({
  args: {
    measure: true,
    children:
      'Impedance follows from the width of the trace, its distance to the plane and the material between them. We calculate it for your stack-up, etch a coupon with every panel and send the measurement with the boards.',
  },
});

export const UnbrokenWord = meta.story({
  args: { children: 'RES-0603-10K-1PCT-100MW-THICKFILM-AUTOMOTIVE-'.repeat(3) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

UnbrokenWord.test('breaks a word that is too long', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
