import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <Box key={index} surface="sunken" borderRadius="medium" padding="large">
        {`Cell ${index + 1}`}
      </Box>
    )),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

export const NarrowColumns = meta.story({ args: { minColumnWidth: '8rem', gap: 'small' } });

/** One column where no more fit, never wider than the screen. */
export const WiderThanTheScreen = meta.story({
  args: { minColumnWidth: '40rem' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

WiderThanTheScreen.test('is no wider than its place', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
