import { MaterialSwatch, materialsOf, ProcessDrawing } from '@pcb/art/ProcessDrawing';
import { processSteps } from '@pcb/screens/content/pages/manufacturingProcess';
import { Grid } from '@pcb/ui/Grid';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
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
      copy: ['The label says what the step adds.', 'A key names each material in words next to its `MaterialSwatch`.'],
    },
  },
  args: { step: 'plating', 'aria-label': 'Cross-section with copper in the hole', style: { maxWidth: '40rem' } },
  argTypes: { style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** The board after each step of the process, in order. */
export const Steps = meta.story({
  render: (args) => (
    <Grid minColumnWidth="16rem">
      {processSteps
        .filter(({ id }) => materialsOf(id).length > 0)
        .map(({ id, title }) => (
          <ProcessDrawing key={id} {...args} step={id} aria-label={title} />
        ))}
    </Grid>
  ),
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
