import { PanelCornerDrawing } from '@pcb/art/PanelCornerDrawing';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/PanelCornerDrawing',
  component: PanelCornerDrawing,
  parameters: {
    guide: {
      instead: ['`DeliveryPanelDrawing` for the whole panel.'],
      keyboard: [],
      copy: ['The label says every figure of the drawing.'],
    },
  },
  args: { gap: 2, figure: String, 'aria-label': 'Corner of a panel', style: { maxWidth: '22rem' } },
  argTypes: { figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** A gap of 0. */
export const VCuts = meta.story({ args: { gap: 0 } });
