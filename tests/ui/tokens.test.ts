import { color, inverse, scale, vars } from '@pcb/ui/theme';
import { expect, it } from 'vitest';
import { colorRoles } from '../../packages/ui/src/tokens/color.ts';
import { inverseRoles } from '../../packages/ui/src/tokens/inverse.ts';
import { palette, paletteColors, toCss, type PaletteColor } from '../../packages/ui/src/tokens/palette.ts';
import { designTokens } from '../../scripts/build/designTokens.ts';
import { cssVariables, figmaVariables } from '../../stories/foundations/tokensAsFiles.ts';

it.each(Object.entries(palette))('the ramp %s gets darker with each step', (_, steps) => {
  const lightness = Object.values<PaletteColor>(steps).map(([value]) => value);
  expect(lightness).toEqual([...new Set(lightness)].sort((one, other) => other - one));
});

it('every colour of the palette has a role', () => {
  const used = new Set<string>([
    ...Object.values(colorRoles).flatMap(({ light, dark }) => [light, dark]),
    ...Object.values(inverseRoles),
  ]);
  expect(Object.keys(paletteColors).filter((ref) => !used.has(ref))).toEqual([]);
});

interface Role {
  $value: string;
  $extensions?: { mode: { light: string; dark: string } };
}
interface PaletteToken {
  $value: { components: [number, number, number]; alpha?: number };
}

const tokens = designTokens();
const roles = ({ $type, ...group }: object & { $type: string }) =>
  $type === 'color' ? (group as Record<string, Role>) : {};

/** The CSS of the palette colour that an alias such as `{palette.pine.800}` names. */
function cssOf(alias = '') {
  const [, ramp = '', step = ''] = /^\{palette\.(\w+)\.(\w+)\}$/.exec(alias) ?? [];
  const ramps = tokens.palette as unknown as Record<string, Record<string, PaletteToken>>;
  const { components, alpha } = ramps[ramp]?.[step]?.$value ?? {};
  return components && toCss([...components, alpha]);
}

it('tokens.json has every colour in both modes, as an alias of a palette colour', () => {
  const themed = (group: Record<string, Role>) =>
    Object.entries(group).map(([name, { $value, $extensions }]) => {
      expect($value).toBe($extensions?.mode.light);
      return [name, cssOf($extensions?.mode.light), cssOf($extensions?.mode.dark)];
    });
  const expected = (group: Record<string, { light: string; dark: string }>) =>
    Object.entries(group).map(([name, { light, dark }]) => [name, light, dark]);
  expect(themed(roles(tokens.color))).toEqual(expected(color));
  expect(Object.entries(roles(tokens.inverse)).map(([name, { $value }]) => [name, cssOf($value)])).toEqual(
    Object.entries(inverse),
  );
});

it('tokens.json has every token of the scales with its description', () => {
  const groups = tokens as unknown as Record<string, Record<string, { $value: unknown; $description: string }>>;
  for (const [group, values] of Object.entries<Record<string, { description: string }>>(scale)) {
    for (const [name, { description }] of Object.entries(values)) {
      expect(groups[group]?.[name]?.$description, `${group}.${name}`).toBe(description);
    }
  }
  expect(groups['space']?.['gutter']?.$value).toEqual({ value: 2.5, unit: 'rem' });
  expect(groups['letterSpacing']?.['display']?.$value).toBe(-0.04);
  expect(groups['motion']?.['ease']?.$value).toEqual([0.2, 0, 0, 1]);
});

it('tokens.css declares every variable of the theme', () => {
  const names = Object.values(vars).flatMap((group) => Object.values<string>(group));
  const css = cssVariables();
  expect(names.filter((name) => !css.includes(`  ${name.slice('var('.length, -1)}: `))).toEqual([]);
  expect(css).toContain(`--pcb-color-text: light-dark(${color.text.light}, ${color.text.dark});`);
});

it('the files for Figma have the same variables in both modes, with their own colours', () => {
  const [light, dark] = [figmaVariables('light'), figmaVariables('dark')];
  const names = ({ $extensions: _, color: colors, ...groups }: typeof light) => [Object.keys(colors), groups];
  expect(names(light)).toEqual(names(dark));
  expect([light, dark].map(({ $extensions }) => $extensions['com.figma.modeName'])).toEqual(['Light', 'Dark']);
  expect(light.color.surface.$value).toEqual({ colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' });
  expect(dark.color.surface.$value.components[0]).toBeLessThan(0.2);
  expect(light.color.scrim.$value.alpha).toBe(0.55);
  expect([light.space.large.$value, light.space.gutter.$value, light.radius.round.$value]).toEqual([16, 40, 999]);
  expect(light.opacity.disabled.$value).toBe(55);
});
