import { ViaMark } from '@pcb/art/ViaMark';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/ViaMark',
  component: ViaMark,
  parameters: {
    guide: {
      instead: ['`Logo` with this mark, wherever there is room for the name.'],
      keyboard: [],
      copy: ['It has no text: the name of the brand is next to it.'],
    },
  },
  args: { style: { fontSize: '3rem' } },
  argTypes: { style: { table: { disable: true } } },
});

/** The mark is as high as text of this size. */
export const Playground = meta.story({ tags: ['ready'] });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
