import { Heading, headingSizes } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    guide: {
      instead: [
        '`Eyebrow` for the small label above a heading.',
        '`Text` with a weight for visual emphasis: every heading is in the outline of the page.',
      ],
      keyboard: [],
      copy: [
        'A heading names the content of its section, so that a list of headings makes sense.',
        'Sentence case, without a full stop.',
        'One level 1 per page.',
      ],
    },
  },
  args: { level: 1 as const, children: 'Boards, built to your drawing' },
  argTypes: { size: { control: 'select', options: headingSizes } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** The size is visual; the level is for the outline. */
export const Sizes = meta.story({
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
});

Sizes.test('changes its size but not its level', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(headingSizes.length);
  const heights = headingSizes.map(
    (size) => canvas.getByRole('heading', { name: size }).getBoundingClientRect().height,
  );
  await expect(heights).toEqual([...heights].sort((a, b) => a - b));
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { size: 'display', children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
