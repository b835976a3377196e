import { Inline } from '@pcb/ui/Inline';
import { Spinner, spinnerSizes } from '@pcb/ui/Spinner';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading orders' },
  argTypes: { size: { control: 'select', options: spinnerSizes } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('says what is being waited for', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Loading orders' })).toBeVisible();
});

export const Sizes = meta.story({
  render: () => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size}`} />
      ))}
    </Inline>
  ),
});

export const BesideWords = meta.story({
  render: () => (
    <Inline gap="small">
      <Spinner size="small" />
      <Text as="span">Loading orders</Text>
    </Inline>
  ),
});

BesideWords.test('is silent where the words stand beside it', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
