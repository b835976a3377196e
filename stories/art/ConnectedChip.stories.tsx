import { ConnectedChip } from '@pcb/art/ConnectedChip';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/ConnectedChip',
  component: ConnectedChip,
  parameters: {
    guide: {
      instead: ['`ChipBoard` as the background of a section.'],
      keyboard: [],
      copy: ['Decorative: it has no text.'],
    },
  },
  args: { style: { maxWidth: '17rem' } },
  argTypes: { style: { table: { disable: true } } },
});

/** For a section in the colour of the solder mask. */
export const Playground = meta.story({ tags: ['ready', 'on-inverse'] });
