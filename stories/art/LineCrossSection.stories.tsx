import { LineCrossSection, lineKinds } from '@pcb/art/LineCrossSection';
import { Grid } from '@pcb/ui/Grid';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/LineCrossSection',
  component: LineCrossSection,
  parameters: {
    guide: {
      instead: ['`StackUpDrawing` for all layers of a board.'],
      keyboard: [],
      copy: ['One letter for each dimension, as in the formula next to it.'],
    },
  },
  args: {
    kind: 'pair' as const,
    letters: { width: 'W', gap: 'S', height: 'H', heightAbove: 'H1', heightBelow: 'H2', thickness: 'T' },
    'aria-label': 'Two tracks over a plane',
    style: { maxWidth: '20rem' },
  },
  argTypes: { kind: { control: 'select', options: lineKinds }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** A single line, a pair, and a line between two planes. */
export const Kinds = meta.story({
  render: (args) => (
    <Grid minColumnWidth="14rem">
      {lineKinds.map((kind) => (
        <LineCrossSection key={kind} {...args} kind={kind} aria-label={kind} />
      ))}
    </Grid>
  ),
});
