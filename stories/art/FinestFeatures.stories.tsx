import { FinestFeatures } from '@pcb/art/FinestFeatures';
import { limitsToScaleContent } from '@pcb/screens/content/tools/LimitsToScale';
import preview from '#storybook/preview.tsx';

const { finest, figure } = limitsToScaleContent;

const meta = preview.meta({
  title: 'Art/FinestFeatures',
  component: FinestFeatures,
  parameters: {
    guide: {
      instead: ['`LargestBoard` for the other end of the scale.', '`BoardDetail` for a close-up that is not to scale.'],
      keyboard: [],
      copy: ['The label says that everything has one scale, and repeats every figure.'],
    },
  },
  args: {
    labels: finest.labels,
    edge: finest.edge,
    figure,
    'aria-label': finest.alternative,
    style: { maxWidth: '27rem' },
  },
  argTypes: { figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });
