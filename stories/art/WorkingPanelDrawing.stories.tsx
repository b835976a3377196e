import { WorkingPanelDrawing } from '@pcb/art/WorkingPanelDrawing';
import preview from '#storybook/preview.tsx';
import { samplePanel } from './samplePanel.ts';

const meta = preview.meta({
  title: 'Art/WorkingPanelDrawing',
  component: WorkingPanelDrawing,
  parameters: {
    guide: {
      instead: ['`DeliveryPanelDrawing` for one of its panels.'],
      keyboard: [],
      copy: ['The label says how many panels fit.'],
    },
  },
  args: { panel: samplePanel(2), figure: String, 'aria-label': 'Working panel', style: { maxWidth: '15rem' } },
  argTypes: { panel: { control: false }, figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });
