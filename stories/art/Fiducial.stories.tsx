import { Fiducial } from '@pcb/art/Fiducial';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/Fiducial',
  component: Fiducial,
  parameters: {
    guide: { instead: ['`TrackFan` to fill a section.'], keyboard: [], copy: ['Decorative: it has no text.'] },
  },
  args: { style: { width: '1.75rem' } },
  argTypes: { style: { table: { disable: true } } },
});

/** For a section in the colour of the solder mask. */
export const Playground = meta.story({ tags: ['ready', 'on-inverse'] });
