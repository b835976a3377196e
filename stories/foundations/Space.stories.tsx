import { scale, vars } from '@pcb/ui/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';
import { TokenList } from './TokenList.tsx';

const meta = preview.meta({
  title: 'Foundations/Space',
  component: TokenList,
  parameters: foundation(
    'Spacing, sizes and radii. Layout components take the names: `<Stack gap="large">`, `<Box padding="xlarge">`. Styles take the values: `padding: vars.space.large`, with `import { vars } from \'@pcb/ui/theme\'`. In a host’s CSS: `var(--pcb-space-large)`.',
  ),
});

const bar = (value: string) => (
  <div style={{ width: value, maxWidth: '100%', height: vars.space.large, background: vars.color.copper }} />
);

/** Spacing between elements. */
export const Distances = meta.story({ args: { group: 'space' as const, tokens: scale.space, show: bar } });

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
