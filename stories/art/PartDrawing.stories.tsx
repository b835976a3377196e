import { esp32Wroom, pico } from '@pcb/art/outlines/boards';
import { srdRelay } from '@pcb/art/outlines/bodies';
import { chip, dip, header, lqfp48, radial, so8, sot23, to220, unknown } from '@pcb/art/outlines/packages';
import { PartDrawing } from '@pcb/art/PartDrawing';
import { Grid } from '@pcb/ui/Grid';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/PartDrawing',
  component: PartDrawing,
  parameters: {
    guide: {
      instead: ['A photograph to show the actual part.', '`BoardArt` for a whole board.'],
      keyboard: [],
      copy: ['A label names the package: “SO-8 package, from above”.', 'The scale is a number with its unit.'],
    },
  },
  args: {
    outline: so8,
    'aria-label': 'SO-8 package',
    figure: (mm: number) => `${mm} mm`,
    style: { maxWidth: '20rem' },
  },
  argTypes: { outline: { control: false }, figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Resistors, transistors, integrated circuits, connectors and modules, drawn from measurements. */
export const Packages = meta.story({
  render: () => (
    <Grid minColumnWidth="10rem">
      {Object.entries({
        chip: chip('0805'),
        sot23,
        so8,
        dip: dip(16),
        lqfp48,
        to220,
        radial: radial(5, 11, 2, true),
        header: header(2, 5, 2.54),
        relay: srdRelay,
        module: esp32Wroom,
        board: pico,
      }).map(([name, outline]) => (
        <PartDrawing key={name} outline={outline} aria-label={name} />
      ))}
    </Grid>
  ),
});

/** Chips are drawn to one scale. */
export const OneScale = meta.story({
  render: (args) => (
    <Grid minColumnWidth="8rem">
      {(['0402', '0603', '0805', '1206'] as const).map((size) => (
        <PartDrawing key={size} {...args} outline={chip(size, 'coating')} aria-label={size} />
      ))}
    </Grid>
  ),
});

/** A placeholder for a part whose shape and size are unknown. */
export const Unknown = meta.story({ args: { outline: unknown, 'aria-label': 'A part of unknown shape' } });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
