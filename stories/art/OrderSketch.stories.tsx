import { OrderSketch, orderSketchSubjects } from '@pcb/art/OrderSketch';
import { Grid } from '@pcb/ui/Grid';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/OrderSketch',
  component: OrderSketch,
  parameters: {
    guide: {
      instead: [
        '`SizeDrawing` and `DeliveryPanelDrawing` for the figures of a customer.',
        '`LineCrossSection` for a line of controlled impedance.',
      ],
      keyboard: [],
      copy: ['A label describes what is drawn, without the word drawing.', 'The text next to it explains the term.'],
    },
  },
  args: { subject: 'castellated' as const, 'aria-label': 'Plated half holes at the edge of a board' },
  argTypes: { subject: { control: 'select', options: orderSketchSubjects } },
});

export const Playground = meta.story({ tags: ['ready'] });

export const Subjects = meta.story({
  render: () => (
    <Grid minColumnWidth="15rem">
      {orderSketchSubjects.map((subject) => (
        <OrderSketch key={subject} subject={subject} aria-label={subject} />
      ))}
    </Grid>
  ),
});

export const Dark = Subjects.extend({ tags: ['dark'], globals: { theme: 'dark' } });
