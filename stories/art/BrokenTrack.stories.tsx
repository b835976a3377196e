import { BrokenTrack } from '@pcb/art/BrokenTrack';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/BrokenTrack',
  component: BrokenTrack,
  parameters: {
    guide: {
      instead: ['`EmptyFootprint` for an empty list.', '`BoardArt` to show what we make.'],
      keyboard: [],
      copy: ['The text of the page says what is wrong. The drawing only repeats it, so it rarely needs a label.'],
    },
  },
  args: { style: { maxWidth: '30rem' } },
  argTypes: { style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
