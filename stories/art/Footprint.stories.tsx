import { Footprint, footprintKinds } from '@pcb/art/Footprint';
import { Grid } from '@pcb/ui/Grid';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onInverse } from '../components/onInverse.tsx';

const meta = preview.meta({
  title: 'Art/Footprint',
  component: Footprint,
  parameters: {
    guide: {
      instead: ['`EmptyFootprint` for an empty list.', '`PartDrawing` for the part itself.'],
      keyboard: [],
      copy: ['The label says what is drawn, without the word drawing.'],
    } satisfies Guide,
  },
  args: { kind: 'qfn' as const, 'aria-label': 'A QFN footprint', style: { maxWidth: '7.5rem' } },
  argTypes: { kind: { control: 'select', options: footprintKinds }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

export const Kinds = meta.story({
  render: (args) => (
    <Grid minColumnWidth="8rem">
      {footprintKinds.map((kind) => (
        <Footprint key={kind} {...args} kind={kind} aria-label={kind} />
      ))}
    </Grid>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'], decorators: [onInverse] });
