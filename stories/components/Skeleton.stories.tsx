import { Card } from '@pcb/ui/Card';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      instead: ['`Spinner` if the shape of the content is unknown.', 'Nothing for content that loads at once.'],
      keyboard: [],
      copy: ['It is hidden from screen readers: the page says once what is loading.'],
    },
  },
  args: { lines: 3 },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is hidden from screen readers and has as many bars as lines', async ({ canvasElement }) => {
  const root = canvasElement.querySelector('[aria-hidden="true"]');
  await expect(root?.children).toHaveLength(3);
});

/** The shape of a card that is loading. */
export const OfACard = meta.story({
  render: () => (
    <Card aria-busy="true" style={{ maxWidth: '20rem' }}>
      <Stack>
        <Skeleton height="9rem" />
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton lines={2} />
      </Stack>
    </Card>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
