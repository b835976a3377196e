import { TrackFan } from '@pcb/art/TrackFan';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/TrackFan',
  component: TrackFan,
  parameters: {
    guide: {
      instead: ['`ChipBoard` for a whole board as a background.'],
      keyboard: [],
      copy: ['Decorative: it has no text.'],
    },
  },
  args: { style: { maxWidth: '45rem' } },
  argTypes: { style: { table: { disable: true } } },
});

/** For a section in the colour of the solder mask. */
export const Playground = meta.story({ tags: ['ready', 'on-inverse'] });
