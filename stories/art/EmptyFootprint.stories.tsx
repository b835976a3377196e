import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/EmptyFootprint',
  component: EmptyFootprint,
  parameters: {
    guide: {
      instead: ['`BrokenTrack` for a missing page.', '`BoardArt` to show what we make.'],
      keyboard: [],
      copy: ['It needs a label only if no text next to it says that the list is empty.'],
    },
  },
  args: { style: { maxWidth: '20rem' } },
  argTypes: { style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
