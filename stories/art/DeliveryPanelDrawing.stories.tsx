import { DeliveryPanelDrawing } from '@pcb/art/DeliveryPanelDrawing';
import preview from '#storybook/preview.tsx';
import { samplePanel } from './samplePanel.ts';

const meta = preview.meta({
  title: 'Art/DeliveryPanelDrawing',
  component: DeliveryPanelDrawing,
  parameters: {
    guide: {
      instead: [
        '`PanelCornerDrawing` for the figures that every panel has.',
        '`WorkingPanelDrawing` for how many of them we make at once.',
      ],
      keyboard: [],
      copy: ['The label says the size of the panel and the number of boards.', 'Figures are in mm, without a unit.'],
    },
  },
  args: {
    panel: samplePanel(2),
    figure: String,
    boardSize: '50 × 40',
    'aria-label': 'Panel of six boards',
    style: { maxWidth: '27rem' },
  },
  argTypes: { panel: { control: false }, figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Without gaps: V-cuts from edge to edge instead of slots and tabs. */
export const VCuts = meta.story({ args: { panel: samplePanel(0) } });
