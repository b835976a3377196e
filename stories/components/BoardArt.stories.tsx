import { BoardArt, boardArtVariants } from '@pcb/ui/BoardArt';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/BoardArt',
  component: BoardArt,
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

Playground.test('adds no words to the page and stays under 400 nodes', async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('svg');
  await expect(picture?.textContent).toBe('');
  await expect(picture?.querySelectorAll('*').length).toBeLessThan(400);
});

/** One board in all five pictures. */
export const Variants = meta.story({
  render: (args) => (
    <Grid minColumnWidth="20rem">
      {boardArtVariants.map((variant) => (
        <BoardArt key={variant} seed={args.seed} variant={variant} />
      ))}
    </Grid>
  ),
});

/** Four kinds of boards, and no two alike. */
export const Seeds = meta.story({
  render: (args) => (
    <Grid minColumnWidth="14rem">
      {Array.from({ length: 12 }, (_, seed) => (
        <BoardArt key={seed} variant={args.variant} seed={seed} />
      ))}
    </Grid>
  ),
});

export const Layout = meta.story({ args: { variant: 'layout' } });

export const Stencil = meta.story({ args: { variant: 'stencil' } });

export const Sourcing = meta.story({ args: { variant: 'sourcing', aspect: 16 / 9 } });

/** A board designed for the shape of its place, not a cut of a larger one. */
export const Wide = meta.story({ args: { aspect: 3 } });

export const Upright = meta.story({ args: { aspect: 3 / 4, style: { maxWidth: '24rem' } } });

export const OnMask = meta.story({
  args: { variant: 'layout' },
  render: (args) => (
    <Box surface="mask" padding="section">
      <BoardArt {...args} />
    </Box>
  ),
});

export const Labelled = meta.story({ args: { label: 'A populated controller board, seen from above' } });

Labelled.test('is a picture with a name when it has a label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'A populated controller board, seen from above' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
