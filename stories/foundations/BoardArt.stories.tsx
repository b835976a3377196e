import { BoardArt, boardArtVariants } from '@pcb/ui/BoardArt';
import { Box } from '@pcb/ui/Box';
import { BrokenTrace } from '@pcb/ui/BrokenTrace';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';

const meta = preview.meta({
  title: 'Foundations/Board art',
  component: BoardArt,
  parameters: foundation(
    'Pictures are drawn, not downloaded: `<BoardArt variant="assembly" seed="order-1234" />`. The same seed always gives the same board, so a seed that belongs to the thing shown, such as its id, gives it a picture of its own. The drawing follows theme and brand. Screen readers skip it.',
  ),
  args: { variant: 'assembly' as const, seed: 'hero' },
});

const uses: Readonly<Record<(typeof boardArtVariants)[number], string>> = {
  layout: 'The board on the designer’s screen: outlines, copper of two layers, what is still to be routed.',
  fabrication: 'The bare board: solder mask, gold, drills, legend.',
  assembly: 'The board with its parts: the hero, and what a customer gets.',
  stencil: 'The steel sheet with the openings for paste, in its frame.',
  sourcing: 'Parts on tape and reel.',
};

/** One generator draws every picture of the site from a seed: parts are placed, traces are routed, nothing is downloaded. */
export const Family = meta.story({
  render: ({ seed }) => (
    <Grid as="ul" minColumnWidth="20rem" gap="section">
      {boardArtVariants.map((variant) => (
        <Stack as="li" key={variant} gap="small">
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

Family.test('draws all five and names none of them', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(boardArtVariants.length);
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** For what is not there. */
export const Absent = meta.story({
  render: () => (
    <Grid minColumnWidth="18rem">
      <EmptyFootprint />
      <BrokenTrace />
    </Grid>
  ),
});

/** On a section that is a board itself. */
export const OnMask = meta.story({
  render: ({ seed }) => (
    <Box surface="mask" padding="section">
      <Grid minColumnWidth="20rem">
        <BoardArt variant="layout" seed={seed} />
        <BoardArt variant="assembly" seed={seed} />
      </Grid>
    </Box>
  ),
});
