import { TapeDrawing } from '@pcb/art/TapeDrawing';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/TapeDrawing',
  component: TapeDrawing,
  parameters: {
    guide: {
      instead: ['`PartDrawing` for the package of one part.'],
      keyboard: [],
      copy: ['The label names the widths. The scale bar says that all tapes have one scale.'],
    },
  },
  args: {
    tapes: [
      { width: 8, pitch: 4, part: { across: 2, along: 1.25 } },
      { width: 12, pitch: 8, part: { across: 6, along: 4.9 } },
    ],
    figure: (mm: number) => `${mm} mm`,
    'aria-label': 'Tapes of 8 and 12 mm with parts, to one scale',
    style: { maxWidth: '34rem' },
  },
  argTypes: { tapes: { control: false }, figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });
