import { Stack } from '@pcb/ui/Stack';
import { Text, textSizes, textTones, textWeights } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  parameters: {
    guide: {
      instead: [
        '`Heading` for text in the outline of the page.',
        '`Eyebrow` for the small label above a section.',
        '`Badge` for a status.',
      ],
      keyboard: [],
      copy: [
        'Sentences end with a full stop; a line of values does not.',
        'Numbers have a space before their unit: 1.6 mm.',
      ],
    },
  },
  args: { children: 'Two to twenty-four layers, from three working days.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: textWeights },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

/** One sentence in each size, from the smallest, and in each tone. */
export const SizesAndTones = meta.story({
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});

/** Digits of equal width, which align in columns. */
export const Mono = meta.story({
  render: () => (
    <Stack gap="none">
      <Text isMono>₹1,11,111.11</Text>
      <Text isMono>₹8,88,888.88</Text>
    </Stack>
  ),
});

Mono.test('gives every digit the same width', async ({ canvas }) => {
  const widthOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(text));
    return range.getBoundingClientRect().width;
  };
  await expect(widthOf('₹1,11,111.11')).toBeCloseTo(widthOf('₹8,88,888.88'), 1);
});

/** An address keeps its line breaks. */
export const LineBreaks = meta.story({
  args: { hasLineBreaks: true, children: '1 Sample Road\nKakkanad\nKochi 682030' },
});

/** The lines of an introduction are about equally long. */
export const Balanced = meta.story({
  args: { isBalanced: true, size: 'large', hasLineLimit: true, children: 'Two to twenty-four layers. '.repeat(4) },
});

export const LongText = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { hasLineLimit: true, children: longText.repeat(3) },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
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
