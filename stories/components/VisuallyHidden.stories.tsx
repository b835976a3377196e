import { Link } from '@pcb/ui/Link';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      instead: [
        'Words that everybody can see, wherever there is room.',
        '`SkipLink` for the link over the header.',
        '`aria-label` of a component that has one.',
      ],
      keyboard: [],
      words: [
        'What a picture or a place says to the eye, and no more: “, opens in a new tab”.',
        'It is read in one go with the words before it, so it begins with a comma where they end.',
      ],
    } satisfies Guide,
  },
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
