import { Link } from '@pcb/ui/Link';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ownerOf } from '../ownerOf.ts';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      instead: [
        'Visible text, wherever there is room.',
        '`SkipLink` for the link above the header.',
        '`aria-label` of a component that has one.',
      ],
      keyboard: [],
      copy: [
        'Only what an icon or the position shows visually: “, opens in a new tab”.',
        'It is read together with the preceding text, so start it with a comma.',
      ],
    },
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

Playground.test('is in the accessible name and takes no space', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Datasheet\s*, opens in a new tab/ })).toBeVisible();
  await expect(ownerOf(canvas.getByText(', opens in a new tab')).getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
