import { LargestBoard } from '@pcb/art/LargestBoard';
import { limitsToScaleContent } from '@pcb/screens/content/tools/LimitsToScale';
import preview from '#storybook/preview.tsx';

const { largest, figure } = limitsToScaleContent;

const meta = preview.meta({
  title: 'Art/LargestBoard',
  component: LargestBoard,
  parameters: {
    guide: {
      instead: [
        '`FinestFeatures` for the other end of the scale.',
        '`SizeDrawing` or `ScaleDrawing` for a board of another size.',
      ],
      keyboard: [],
      copy: ['The label has the sizes of the board and of the paper.'],
    },
  },
  args: { labels: largest.labels, figure, 'aria-label': largest.alternative, style: { maxWidth: '27rem' } },
  argTypes: { figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });
