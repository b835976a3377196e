import { Inline } from '@pcb/ui/Inline';
import { Sparkline } from '@pcb/ui/Sparkline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const orders = [40, 46, 44, 51, 49, 47, 55, 58, 54, 61, 63, 68];

const meta = preview.meta({
  title: 'Components/Sparkline',
  component: Sparkline,
  parameters: {
    guide: {
      instead: [
        '`LineChart` to read values, or for several series.',
        'A number with a word, such as 12 % more than last week, where one comparison is enough.',
      ],
      keyboard: [],
      copy: [
        'The name says what is counted, how many values there are, and both ends: Orders, 12 weeks: rising from 40 to 68.',
        'Without a name it is hidden from screen readers, for a line next to a figure that says the same.',
      ],
    },
  },
  args: { values: orders, 'aria-label': 'Orders, 12 weeks: rising from 40 to 68' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is an image with a name, and no tab stop', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('img', { name: 'Orders, 12 weeks: rising from 40 to 68' })).toBeVisible();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

/** The figure has the same information, so the line is hidden from screen readers. */
export const BesideFigure = meta.story({
  render: () => (
    <Inline align="center" gap="medium">
      <Text isMono>68 orders this week, 40 twelve weeks ago</Text>
      <Sparkline values={orders} />
    </Inline>
  ),
});

BesideFigure.test('is hidden from screen readers', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** Falling, level, with gaps, a single value, none. */
export const Values = meta.story({
  render: () => (
    <Stack>
      <Sparkline values={[68, 61, 55, 47, 40]} aria-label="Falling from 68 to 40" />
      <Sparkline values={[5, 5, 5, 5]} aria-label="Level at 5" />
      <Sparkline values={[40, 46, Number.NaN, 51, 49, null, 55, 58]} aria-label="Rising from 40 to 58, two missing" />
      <Sparkline values={[12]} aria-label="12" />
      <Sparkline values={[]} aria-label="No data" />
    </Stack>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
