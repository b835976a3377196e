import { BoardArt, boardArtVariants } from '@pcb/art/BoardArt';
import { BrokenTrack } from '@pcb/art/BrokenTrack';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';

const meta = preview.meta({
  title: 'Foundations/Board art',
  tags: ['nightly'],
  component: BoardArt,
  parameters: foundation(
    'Board drawings are generated in the browser: `<BoardArt variant="assembly" seed="order-1234" />`. The same seed always draws the same board, so use an id as the seed to give each item its own drawing. It follows theme and brand, and screen readers skip it.',
  ),
  args: { variant: 'assembly' as const, seed: 'hero' },
});

const uses: Readonly<Record<(typeof boardArtVariants)[number], string>> = {
  layout: 'The board in the layout editor: outlines, copper on two layers, connections still to route.',
  fabrication: 'The bare board: solder mask, gold, drills, legend.',
  assembly: 'The populated board, as delivered; also the hero of the home page.',
  stencil: 'The steel stencil with its paste apertures, in its frame.',
  sourcing: 'Parts on tape and reel.',
};

/** One generator draws every board of the site from a seed: it places parts and routes tracks. */
export const Family = meta.story({
  render: ({ seed }) => (
    <Grid elementType="ul" minColumnWidth="20rem" gap="section">
      {boardArtVariants.map((variant) => (
        <Stack elementType="li" key={variant} gap="small">
          <BoardArt variant={variant} seed={seed} />
          <Heading level={2} size="title">
            {variant}
          </Heading>
          <Text tone="muted" size="small">
            {uses[variant]}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

Family.test('draws all five variants as decoration', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(boardArtVariants.length);
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** For empty lists and missing pages. */
export const Absent = meta.story({
  render: () => (
    <Grid minColumnWidth="18rem">
      <EmptyFootprint />
      <BrokenTrack />
    </Grid>
  ),
});

/** On a section that already shows a board. */
export const OnInverse = meta.story({
  render: ({ seed }) => (
    <Box surface="inverse" padding="section">
      <Grid minColumnWidth="20rem">
        <BoardArt variant="layout" seed={seed} />
        <BoardArt variant="assembly" seed={seed} />
      </Grid>
    </Box>
  ),
});
