import { ChipBoard } from '@pcb/art/ChipBoard';
import preview from '#storybook/preview.tsx';

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
export const Playground = meta.story({ tags: ['ready', 'on-inverse'] });
