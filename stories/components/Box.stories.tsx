import { Box, boxSurfaces } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longWord } from '../longText.ts';
import { narrow, tablet } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const meta = preview.meta({
  title: 'Components/Box',
  component: Box,
  parameters: {
    guide: {
      instead: ['`Card` for a framed group under a heading.', '`Stack`, `Inline` and `Grid` for spacing.'],
      keyboard: [],
      copy: ['A `section` or a `nav` needs a name: a heading in it or `aria-label`.'],
    },
  },
  args: {
    surface: 'plain',
    hasBorder: true,
    borderRadius: 'large',
    padding: 'xlarge',
    children: 'FR-4, 1.6 mm, 35 µm',
  },
  argTypes: { surface: { control: 'select', options: boxSurfaces } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Every surface with text, muted text and a link. */
export const Surfaces = meta.story({
  render: () => (
    <Grid minColumnWidth="14rem">
      {boxSurfaces.map((surface) => (
        <Box key={surface} surface={surface} hasBorder borderRadius="large" padding="xlarge">
          <Stack gap="small">
            <Text weight="medium">{surface}</Text>
            <Text tone="muted">Two to twenty-four layers.</Text>
            <Text>
              <Link href="/services">See the services</Link>
            </Text>
          </Stack>
        </Box>
      ))}
    </Grid>
  ),
});

/** A section that is dark in both themes. */
export const OnInverse = meta.story({ tags: ['on-inverse'], args: { surface: 'inverse' } });

OnInverse.test('is dark in both themes, except in forced colours', async ({ canvas }) => {
  const isForced = matchMedia('(forced-colors: active)').matches;
  const { colorScheme } = getComputedStyle(canvas.getByText('FR-4, 1.6 mm, 35 µm'));
  await expect(colorScheme).toBe(isForced ? 'light dark' : 'dark');
});

/** More padding from a tablet on, and parts that are shown on a phone only or from a tablet on only. */
export const Responsive = meta.story({
  args: {
    padding: { phone: 'medium', tablet: 'section' },
    children: (
      <>
        <Box hiddenFrom="tablet">4 layers</Box>
        <Box visibleFrom="tablet">4 layers, 100 × 80 mm, ENIG</Box>
      </>
    ),
  },
  globals: tablet,
});

Responsive.test('has the padding and the parts of a tablet', async ({ canvas }) => {
  const part = canvas.getByText('4 layers, 100 × 80 mm, ENIG');
  await expect(part).toBeVisible();
  await expect(canvas.getByText('4 layers')).not.toBeVisible();
  await expect(getComputedStyle(ownerOf(part).parentElement ?? part).padding).toBe('48px');
});

/** A word that is too long for its line breaks. */
export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: { children: longWord, padding: 'large' },
  globals: narrow,
});
