import { SurgeStages } from '@pcb/art/SurgeStages';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/SurgeStages',
  component: SurgeStages,
  parameters: {
    guide: {
      instead: ['`PartDrawing` for the package of one part.'],
      keyboard: [],
      copy: ['The names are short; the label says in which order the parts follow, and what each one does.'],
    },
  },
  args: {
    names: { connector: 'Input', first: 'GDT', series: 'R or L', second: 'TVS', circuit: 'IC' },
    'aria-label':
      'From the connector: a gas discharge tube to ground, a series impedance, a TVS diode to ground, the circuit',
    style: { maxWidth: '34rem' },
  },
  argTypes: { style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });
