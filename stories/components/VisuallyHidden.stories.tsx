import { Link } from '@pcb/ui/Link';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { elementType: 'span', children: ', opens in a new tab' },
  render: (args) => (
    <Link href="https://example.org" target="_blank">
      Datasheet
      <VisuallyHidden {...args} />
    </Link>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is read out and takes no room', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Datasheet\s*, opens in a new tab/ })).toBeVisible();
  await expect(canvas.getByText(', opens in a new tab').getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
