import { MaterialSwatch, materialsOf, ProcessDrawing } from '@pcb/art/ProcessDrawing';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/ProcessDrawing',
  component: ProcessDrawing,
  subcomponents: { MaterialSwatch },
  parameters: {
    guide: {
      instead: [
        '`BoardLayers` for the layers of a board, from above.',
        '`StackUpDrawing` for the layers of a stack-up, to scale.',
      ],
      keyboard: [],
      copy: ['The label says what the step adds.', 'A key names each material in words beside its `MaterialSwatch`.'],
    } satisfies Guide,
  },
  args: { step: 'plating', 'aria-label': 'Cross-section with copper in the hole', style: { maxWidth: '40rem' } },
  argTypes: { style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is an image with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Cross-section with copper in the hole' })).toBeVisible();
});

/** The names of the materials come from the page. */
export const WithKey = meta.story({
  render: (args) => (
    <>
      <ProcessDrawing {...args} />
      <Inline gap="large">
        {materialsOf(args.step).map((material) => (
          <Inline key={material} gap="small">
            <MaterialSwatch material={material} style={{ width: '0.75rem' }} />
            <Text size="small">{material}</Text>
          </Inline>
        ))}
      </Inline>
    </>
  ),
});
