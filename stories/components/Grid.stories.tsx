import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longWord } from '../longText.ts';
import { narrow, tablet } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    guide: {
      instead: ['`Inline` for a row of unequal items.', '`Stack` for a column.', '`Table` for values to compare.'],
      keyboard: [],
      copy: ['As a list (`elementType="ul"`) each cell is an `li`.'],
    },
  },
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <Box key={index} surface="sunken" borderRadius="medium" padding="large">
        {`Cell ${index + 1}`}
      </Box>
    )),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

/** One column if only one fits, never wider than the screen. */
export const WiderThanTheScreen = meta.story({ args: { minColumnWidth: '40rem' }, globals: narrow });

const numberOfColumns = (canvas: { getAllByText: (text: RegExp) => HTMLElement[] }) =>
  new Set(canvas.getAllByText(/^Cell/).map((cell) => cell.getBoundingClientRect().left)).size;

/** As many columns as fit on a phone, two from a large phone on, four from a desktop on. */
export const Responsive = meta.story({
  args: {
    minColumnWidth: '8rem',
    columns: { phone: 'auto-fill', largePhone: 2, desktop: 4 },
    gap: { phone: 'small', tablet: 'large' },
  },
  globals: tablet,
});

Responsive.test('keeps the columns of a breakpoint until the next one', async ({ canvas }) => {
  await expect(numberOfColumns(canvas)).toBe(2);
});

/** A wide and a narrow column; one of the two is itself a grid, which does not inherit the columns. */
export const Beside = meta.story({
  args: {
    columns: { phone: 1, tablet: [1, '18rem'] },
    children: [
      <Box key="form" surface="sunken" borderRadius="medium" padding="large">
        Board
      </Box>,
      <Grid key="prices" columns={1} gap="small">
        <Text>Fabrication</Text>
        <Text>Assembly</Text>
      </Grid>,
    ],
  },
  globals: tablet,
});

Beside.test('has a column of the given width', async ({ canvas }) => {
  await expect(ownerOf(canvas.getByText('Assembly')).getBoundingClientRect().width).toBe(288);
});

/** A cell never grows beyond its column. */
export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: {
    minColumnWidth: '8rem',
    children: [longWord, 'FR-4', 'Polyimide'].map((name) => (
      <Box key={name} surface="sunken" borderRadius="medium" padding="large">
        {name}
      </Box>
    )),
  },
});

UnbrokenLabel.test('keeps its columns at equal width', async ({ canvas }) => {
  const widths = [longWord, 'FR-4', 'Polyimide'].map((name) => canvas.getByText(name).getBoundingClientRect().width);
  await expect(new Set(widths).size).toBe(1);
});
