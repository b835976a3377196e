import { board, boardColors, boardContrastPairs } from '@pcb/art/boardColors';
import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { color, contrastPairs, inverse, vars, type ColorToken } from '@pcb/ui/theme';
import { wcagContrast } from 'culori';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { palette, toCss, type PaletteColor } from '../../packages/ui/src/tokens/palette.ts';
import { foundation } from './foundation.tsx';

const meta = preview.meta({
  title: 'Foundations/Colours',
  tags: ['nightly'],
  component: Box,
  parameters: foundation(
    'Colours are named by role, not by appearance: `color: vars.color.textMuted` in a style, `var(--pcb-color-text-muted)` in a host’s CSS. Each has a value for both themes, so there are no separate dark styles. Roles refer to colours of a palette, which components do not use. All are in `packages/ui/src/tokens`, and as design tokens in `@pcb/ui/tokens.json`.',
  ),
});

function Swatch({ value, name }: { value: string; name: string }) {
  return (
    <div style={{ flex: 1, minWidth: 0 }}>
      <div
        style={{
          height: '3.5rem',
          background: value,
          borderRadius: vars.radius.medium,
          border: `1px solid ${vars.color.line}`,
        }}
      />
      <Text size="caption" isMono tone="muted">
        {name}
      </Text>
    </div>
  );
}

interface ColorListProps {
  /** The references that styles use, by name. */
  references: Readonly<Record<string, string>>;
  /** The colours of the group, by name. */
  colors: Readonly<Record<string, ColorToken>>;
}

function ColorList({ references, colors }: ColorListProps) {
  return (
    <Grid elementType="ul" minColumnWidth="17rem">
      {Object.entries(colors).map(([name, { light, dark, description }]) => (
        <Stack elementType="li" key={name} gap="small">
          <div style={{ display: 'flex', gap: vars.space.small }}>
            <Swatch value={light} name="light" />
            <Swatch value={dark} name="dark" />
          </div>
          <div>
            <Text weight="medium" isMono size="small">
              {name}
            </Text>
            <Text isMono size="caption" tone="muted">
              {references[name]?.replace(/,.*/, ')')}
            </Text>
          </div>
          <Text size="small" tone="muted">
            {description}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** The hues from which the roles take their colours, in steps from light to dark. They have no custom properties: components use roles. */
export const Palette = meta.story({
  render: () => (
    <Stack gap="large">
      {Object.entries(palette).map(([ramp, steps]) => (
        <Stack key={ramp} gap="small">
          <Text weight="medium" isMono size="small">
            {ramp}
          </Text>
          <Grid elementType="ul" minColumnWidth="4rem" gap="small">
            {Object.entries<PaletteColor>(steps).map(([step, value]) => (
              <li key={step}>
                <Swatch value={toCss(value)} name={step} />
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
});

/** Every colour by role, in both themes. */
export const Roles = meta.story({ render: () => <ColorList references={vars.color} colors={color} /> });

Roles.test('shows every token', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(color).length);
});

/** The colours of drawn boards, by material: `board.mask` of `@pcb/art/boardColors`, overridden by `--pcb-board-mask`. */
export const Boards = meta.story({ render: () => <ColorList references={board} colors={boardColors} /> });

const paired = { ...color, ...boardColors };
const pairedVars = { ...vars.color, ...board };

const rows = [...contrastPairs, ...boardContrastPairs].flatMap(({ foreground, backgrounds, ratio }) =>
  backgrounds.map((background) => ({
    id: `${foreground}-${background}`,
    foreground,
    background,
    needed: ratio,
    light: wcagContrast(paired[foreground].light, paired[background].light),
    dark: wcagContrast(paired[foreground].dark, paired[background].dark),
  })),
);

/** Letters for text contrast, a pad for lines and graphics. */
function Sample({ foreground, background, needed }: (typeof rows)[number]) {
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '2.5rem',
        height: '1.5rem',
        borderRadius: vars.radius.small,
        border: `1px solid ${vars.color.line}`,
        background: pairedVars[background],
        color: pairedVars[foreground],
      }}
    >
      {needed >= 4.5 ? (
        'Aa'
      ) : (
        <span
          style={{
            width: '0.75rem',
            height: '0.75rem',
            border: '3px solid currentColor',
            borderRadius: vars.radius.round,
          }}
        />
      )}
    </span>
  );
}

function Ratio({ value, needed }: { value: number; needed: number }) {
  return value >= needed ? `${value.toFixed(1)}:1` : <Badge tone="danger">Fails: {value.toFixed(2)}:1</Badge>;
}

/** The pairs that are used together, with their measured contrast. `tests/ui/contrast.test.ts` fails when a pair is below its ratio. */
export const Contrast = meta.story({
  render: () => (
    <Table
      aria-label="Contrast of the pairs that are used together"
      maxHeight="none"
      columns={[
        { id: 'pair', label: 'Foreground on background', isRowHeader: true },
        { id: 'light', label: 'Light', width: 7, align: 'end', isMono: true },
        { id: 'dark', label: 'Dark', width: 7, align: 'end', isMono: true },
        { id: 'needed', label: 'Required', width: 7, align: 'end', isMono: true },
      ]}
      rows={rows}
      renderCell={(row, columnId) => {
        switch (columnId) {
          case 'pair':
            return (
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: vars.space.small }}>
                <Sample {...row} />
                {row.foreground} on {row.background}
              </span>
            );
          case 'needed':
            return `≥ ${row.needed}:1`;
          default:
            return <Ratio value={row[columnId]} needed={row.needed} />;
        }
      }}
    />
  ),
});

Contrast.test('finds no pair below its ratio', async ({ canvas }) => {
  await expect(canvas.queryByText(/Fails/)).toBeNull();
  await expect(canvas.getAllByText(/^\d+\.\d:1$/)).toHaveLength(2 * rows.length);
});

/** On an inverse section (`<Box surface="inverse">`) these roles change in both themes, and all others have their dark value. In CSS: `var(--pcb-inverse-surface)`. */
export const OnInverse = meta.story({
  render: () => (
    <Box surface="inverse" padding="xlarge" borderRadius="large">
      <Stack>
        <Heading level={2}>On an inverse section</Heading>
        <Grid elementType="ul" minColumnWidth="10rem">
          {(Object.keys(inverse) as (keyof typeof inverse)[]).map((name) => (
            <li key={name}>
              <Swatch value={vars.inverse[name]} name={name} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Box>
  ),
});
