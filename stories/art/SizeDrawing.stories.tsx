import { SizeDrawing } from '@pcb/art/SizeDrawing';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/SizeDrawing',
  component: SizeDrawing,
  parameters: {
    guide: {
      instead: ['`DeliveryPanelDrawing` for several boards in a frame.'],
      keyboard: [],
      copy: ['The label says both lengths: “100 by 60 millimetres, drawn to scale”.', 'Figures have their unit.'],
    },
  },
  args: {
    size: [100, 60] as const,
    figure: (mm: number) => `${mm} mm`,
    'aria-label': '100 by 60 millimetres, drawn to scale',
    style: { maxWidth: '22rem' },
  },
  argTypes: { figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('shows both lengths', async ({ canvas }) => {
  await expect(canvas.getByText('100 mm')).toBeVisible();
  await expect(canvas.getByText('60 mm')).toBeVisible();
});

/** A size that is not known yet, and a very long board, drawn slightly thicker than it is. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      <SizeDrawing {...args} size={null} aria-label="No size yet" />
      <SizeDrawing {...args} size={[1000, 1]} aria-label="1000 by 1 millimetres" />
    </Stack>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const OnInverse = meta.story({ tags: ['on-inverse'] });
