import { BoardArt, boardArtVariants } from '@pcb/art/BoardArt';
import { Grid } from '@pcb/ui/Grid';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/BoardArt',
  component: BoardArt,
  parameters: {
    guide: {
      instead: [
        'A photograph to show the actual product.',
        '`EmptyFootprint` for no data, `BrokenTrack` for a missing page.',
      ],
      keyboard: [],
      copy: [
        'Omit `aria-label` if the drawing is decorative.',
        'A label describes what is drawn, without the word drawing.',
      ],
    },
  },
  args: { variant: 'assembly' as const, seed: 'hero' },
  argTypes: {
    variant: { control: 'select', options: boardArtVariants },
    seed: { control: 'text' },
    name: { control: 'text' },
    aspect: { control: { type: 'range', min: 0.5, max: 4, step: 0.05 } },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

/** One board in all five variants. */
export const Variants = meta.story({
  render: (args) => (
    <Grid minColumnWidth="20rem">
      {boardArtVariants.map((variant) => (
        <BoardArt key={variant} seed={args.seed} variant={variant} />
      ))}
    </Grid>
  ),
});

/** Small modules with their names, legible at the size of a logo. */
export const Named = meta.story({
  render: (args) => (
    <Grid minColumnWidth="11rem">
      {['Railways', 'Medical', 'Automotive', 'Measurements', 'Aerospace', 'Student'].map((name) => (
        <BoardArt key={name} {...args} seed={`${name}-2`} name={name} aspect={3 / 2} aria-label={name} />
      ))}
    </Grid>
  ),
});

/** Twelve seeds and twelve different boards, of four kinds. */
export const Seeds = meta.story({
  render: (args) => (
    <Grid minColumnWidth="14rem">
      {Array.from({ length: 12 }, (_, seed) => (
        <BoardArt key={seed} variant={args.variant} seed={seed} />
      ))}
    </Grid>
  ),
});

/** A board laid out for a wide and for an upright aspect ratio, not cropped. */
export const Aspects = meta.story({
  render: (args) => (
    <Grid minColumnWidth="14rem">
      <BoardArt {...args} aspect={3} />
      <BoardArt {...args} aspect={3 / 4} />
      <BoardArt {...args} variant="sourcing" aspect={16 / 9} />
    </Grid>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { variant: 'layout' } });
