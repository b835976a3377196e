import { BoardArt, boardArtVariants } from '@pcb/art/BoardArt';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/BoardArt',
  component: BoardArt,
  parameters: {
    guide: {
      instead: [
        'A photograph to show the actual product.',
        '`EmptyFootprint` for no data, `BrokenTrace` for a missing page.',
      ],
      keyboard: [],
      copy: [
        'Omit `aria-label` if the drawing is decorative.',
        'A label describes what is drawn, without the word drawing.',
      ],
    } satisfies Guide,
  },
  args: { variant: 'assembly' as const, seed: 'hero' },
  argTypes: {
    variant: { control: 'select', options: boardArtVariants },
    seed: { control: 'text' },
    aspect: { control: { type: 'range', min: 0.5, max: 4, step: 0.05 } },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is decoration without a label', async ({ canvasElement, canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

Playground.test('adds no text to the page and stays below 400 nodes', async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('svg');
  await expect(picture?.textContent).toBe('');
  await expect(picture?.querySelectorAll('*').length).toBeLessThan(400);
});

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

/** The board as it looks on a CAD screen. */
export const Layout = meta.story({ args: { variant: 'layout' } });

/** The paste stencil of the same board. */
export const Stencil = meta.story({ args: { variant: 'stencil' } });

/** Parts on tape and reel, in 16:9. */
export const Sourcing = meta.story({ args: { variant: 'sourcing', aspect: 16 / 9 } });

/** A board laid out for a wide aspect ratio, not cropped. */
export const Wide = meta.story({ args: { aspect: 3 } });

/** 3:4, upright. */
export const Upright = meta.story({ args: { aspect: 3 / 4, style: { maxWidth: '24rem' } } });

export const OnMask = meta.story({
  tags: ['on-mask'],
  args: { variant: 'layout' },
  render: (args) => (
    <Box surface="mask" padding="section">
      <BoardArt {...args} />
    </Box>
  ),
});

/** With a label it is an image with a name for screen readers. */
export const Labelled = meta.story({ args: { 'aria-label': 'A populated controller board, seen from above' } });

Labelled.test('is an image with a name when it has a label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'A populated controller board, seen from above' })).toBeVisible();
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
