import { Inline } from '@pcb/ui/Inline';
import { Spinner, spinnerSizes } from '@pcb/ui/Spinner';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      instead: [
        '`Skeleton` if the shape of the content is known.',
        '`isPending` of `Button` while its action is running.',
      ],
      keyboard: [],
      copy: ['`aria-label` says what is loading: Loading orders.'],
    },
  },
  args: { 'aria-label': 'Loading orders' },
  argTypes: { size: { control: 'select', options: spinnerSizes } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has a label that names what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Loading orders' })).toBeVisible();
});

/** 18, 24 and 40 px, each with its own label. Next to a text that names what is loading, the spinner has no label. */
export const Sizes = meta.story({
  render: () => (
    <Inline gap="small">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} aria-label={`Loading, ${size}`} />
      ))}
      <Spinner size="small" />
      <Text elementType="span">Loading orders</Text>
    </Inline>
  ),
});

Sizes.test('is hidden from screen readers next to text', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(spinnerSizes.length);
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  render: (args) => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});
