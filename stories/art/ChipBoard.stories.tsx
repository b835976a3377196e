import { ChipBoard } from '@pcb/art/ChipBoard';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onInverse } from '../components/onInverse.tsx';

const meta = preview.meta({
  title: 'Art/ChipBoard',
  component: ChipBoard,
  parameters: {
    guide: {
      instead: ['`BoardArt` for a board from a seed.', '`ConnectedChip` while the page starts.'],
      keyboard: [],
      copy: ['Decorative: it has no text.'],
    },
  },
  args: { style: { display: 'block', width: '100%', height: '40rem' } },
});

/** For a section in the colour of the solder mask. */
export const Playground = meta.story({ tags: ['ready', 'on-inverse'], decorators: [onInverse] });

Playground.test('is hidden from screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
