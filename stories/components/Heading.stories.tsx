import { Heading, headingSizes } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Boards, built to your drawing' },
  argTypes: { size: { control: 'select', options: headingSizes } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** By level, from 1 to 4. */
export const Levels = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Level 1, as large as a section</Heading>
      <Heading level={2}>Level 2</Heading>
      <Heading level={3}>Level 3</Heading>
      <Heading level={4}>Level 4</Heading>
    </Stack>
  ),
});

/** The size is for the eye, the level for the outline. */
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

Sizes.test('looks another size and stays on its level', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(headingSizes.length);
  const heights = headingSizes.map(
    (size) => canvas.getByRole('heading', { name: size }).getBoundingClientRect().height,
  );
  await expect(heights).toEqual([...heights].sort((a, b) => a - b));
});

export const LongOnNarrow = meta.story({
  args: { size: 'display', children: 'Printed-circuit-board manufacturing, from the first prototype to the series' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

LongOnNarrow.test('fits the narrowest screen', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
