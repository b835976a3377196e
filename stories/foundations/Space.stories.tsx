import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { above, type Breakpoint, breakpoints, scale, vars } from '@pcb/ui/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';
import { TokenList } from './TokenList.tsx';

const meta = preview.meta({
  title: 'Foundations/Space',
  tags: ['nightly'],
  component: TokenList,
  parameters: foundation(
    'Spacing, sizes and radii. Layout components take the names: `<Stack gap="large">`, `<Box padding="xlarge">`. Styles take the values: `padding: vars.space.large`, with `import { vars } from \'@pcb/ui/theme\'`. In a host’s CSS: `var(--pcb-space-large)`.\n\nGaps, padding, alignment, the direction of an `Inline` and the columns of a `Grid` also take values by breakpoint: `<Stack gap={{ phone: \'small\', laptop: \'large\' }}>`. `phone` is the value of the narrowest screens and is required; each value applies up to the next breakpoint that has one. `visibleFrom="laptop"` and `hiddenFrom="laptop"` show an element on some widths only. Styles take the media query: `\'@media\': { [above.laptop]: { … } }`.',
  ),
});

const bar = (value: string) => (
  <div style={{ width: value, maxWidth: '100%', height: vars.space.large, background: vars.color.accent }} />
);

/** Spacing between elements. */
export const Distances = meta.story({
  name: 'Spacing',
  args: { group: 'space' as const, tokens: scale.space, show: bar },
});

Distances.test('shows every distance', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(scale.space).length);
});

/** Heights of controls, the minimum touch target, and widths of content. */
export const Sizes = meta.story({ args: { group: 'size' as const, tokens: scale.size, show: bar } });

export const Radii = meta.story({
  args: {
    group: 'radius' as const,
    tokens: scale.radius,
    show: (value: string) => (
      <div
        style={{
          width: '6rem',
          height: '4rem',
          border: `1px solid ${vars.color.lineStrong}`,
          borderRadius: value,
          background: vars.color.surface,
        }}
      />
    ),
  },
});

const from: Record<Breakpoint, string> = {
  largePhone: 'A large phone, or a phone on its side: 640 px at the usual text size.',
  tablet: 'A tablet: 768 px.',
  laptop: 'A laptop, or a tablet on its side: 1024 px.',
  desktop: 'A desktop: 1280 px.',
};

/** The widths from which a layout can change. In `em`, so that a reader with larger text gets the narrow layout. */
export const Breakpoints = meta.story({
  render: () => (
    <Stack elementType="ul">
      {breakpoints.map((breakpoint) => (
        <li key={breakpoint}>
          <Inline gap="small">
            <Text isMono weight="medium" size="small">
              {breakpoint}
            </Text>
            <Text isMono size="caption" tone="muted">
              {above[breakpoint]}
            </Text>
            <Box visibleFrom={breakpoint}>
              <Badge>applies here</Badge>
            </Box>
          </Inline>
          <Text size="small" tone="muted">
            {from[breakpoint]}
          </Text>
        </li>
      ))}
    </Stack>
  ),
  args: { group: 'space' as const, tokens: scale.space, show: bar },
});
