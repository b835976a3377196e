import { StackUpDrawing } from '@pcb/art/StackUpDrawing';
import { stackUps } from '@pcb/engineering/stackUps';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const stackUp = stackUps.find(({ id }) => id === '4-1.6')!;

const meta = preview.meta({
  title: 'Art/StackUpDrawing',
  component: StackUpDrawing,
  parameters: {
    guide: {
      instead: ['`ProcessDrawing` for the steps of production.'],
      keyboard: [],
      copy: ['The label lists the layers from top to bottom.', 'A table next to it repeats the figures.'],
    },
  },
  args: {
    stackUp,
    thickness: `${stackUp.thickness} mm`,
    'aria-label': 'Cross-section of a four-layer board',
    onHighlightedLayerChange: fn(),
    style: { maxWidth: '18.75rem' },
  },
  argTypes: { stackUp: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('reports the layer under the pointer', async ({ canvas, args, userEvent }) => {
  await userEvent.hover(canvas.getByText('L2'));
  await expect(args.onHighlightedLayerChange).toHaveBeenLastCalledWith('L2');
  await userEvent.unhover(canvas.getByText('L2'));
  await expect(args.onHighlightedLayerChange).toHaveBeenLastCalledWith(null);
});

/** One layer is highlighted and the others are dimmed. */
export const Highlighted = meta.story({ args: { highlightedLayer: 'L2' } });
