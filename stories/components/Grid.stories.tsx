import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    guide: {
      instead: ['`Inline` for a row of unequal items.', '`Stack` for a column.', '`Table` for values to compare.'],
      keyboard: [],
      copy: ['As a list (`elementType="ul"`) each cell is an `li`.'],
    } satisfies Guide,
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

/** Columns of 8rem or more with a small gap. */
export const NarrowColumns = meta.story({ args: { minColumnWidth: '8rem', gap: 'small' } });

/** One column if only one fits, never wider than the screen. */
export const WiderThanTheScreen = meta.story({
  args: { minColumnWidth: '40rem' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

/** A cell never grows beyond its column. */
export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: {
    minColumnWidth: '8rem',
    children: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'FR-4',
      'Polyimide',
    ].map((name) => (
      <Box key={name} surface="sunken" borderRadius="medium" padding="large">
        {name}
      </Box>
    )),
  },
});

UnbrokenLabel.test('keeps its columns at equal width', async ({ canvas }) => {
  const widths = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'FR-4',
    'Polyimide',
  ].map((name) => canvas.getByText(name).getBoundingClientRect().width);
  await expect(new Set(widths).size).toBe(1);
});
