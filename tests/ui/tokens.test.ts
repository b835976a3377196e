import { board, color, onMask, scale, type ColorToken } from '@pcb/ui/theme';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { boardRoles, onMaskRoles } from '../../packages/ui/src/tokens/board.ts';
import { colorRoles } from '../../packages/ui/src/tokens/color.ts';
import { palette, paletteColors, toCss, type PaletteColor } from '../../packages/ui/src/tokens/palette.ts';
import { designTokens } from '../../scripts/build/designTokens.ts';

it.each(Object.entries(palette))('the ramp %s gets darker with each step', (_, steps) => {
  const lightness = Object.values<PaletteColor>(steps).map(([value]) => value);
  expect(lightness).toEqual([...new Set(lightness)].sort((one, other) => other - one));
});

it('every colour of the palette has a role', () => {
  const used = new Set<string>([
    ...[...Object.values(colorRoles), ...Object.values(boardRoles)].flatMap(({ light, dark }) => [light, dark]),
    ...Object.values(onMaskRoles),
  ]);
  expect(Object.keys(paletteColors).filter((ref) => !used.has(ref))).toEqual([]);
});

/** tokens.json as Terrazzo reads it. Throws if it does not follow the format. */
async function parsedTokens() {
  const filename = new URL('file:///tokens.json');
  const config = defineConfig(
    // Our names are those of the code.
    { lint: { rules: { 'core/consistent-naming': 'off' } } },
    { cwd: new URL('file:///') },
  );
  const { tokens } = await parse([{ filename, src: JSON.stringify(designTokens()) }], { config });
  return tokens;
}

/** A value of a colour token as our CSS. */
const cssOf = ({ components, alpha }: { components: number[]; alpha: number }) =>
  toCss([components[0] ?? 0, components[1] ?? 0, components[2] ?? 0, alpha]);

it('tokens.json is valid and has every colour in both modes', async () => {
  const tokens = await parsedTokens();
  const colors = Object.entries<Record<string, ColorToken>>({ color, board }).flatMap(([group, roles]) =>
    Object.entries(roles).flatMap(([name, { light, dark }]) => [
      [`${group}.${name}`, 'light', light],
      [`${group}.${name}`, 'dark', dark],
    ]),
  );
  const found = colors.map(([id = '', mode = '']) => [id, mode, cssOf(tokens[id]?.mode[mode]?.$value as never)]);
  expect(found).toEqual(colors);
  expect(Object.entries(onMask).map(([name]) => [name, cssOf(tokens[`onMask.${name}`]?.$value as never)])).toEqual(
    Object.entries(onMask),
  );
});

it('tokens.json has every token of the scales with its description', async () => {
  const tokens = await parsedTokens();
  const expected = Object.entries<Record<string, { description: string }>>(scale).flatMap(([group, values]) =>
    Object.entries(values).map(([name, { description }]) => [`${group}.${name}`, description]),
  );
  expect(expected.map(([id = '']) => [id, tokens[id]?.$description])).toEqual(expected);
  expect(tokens['space.gutter']?.$value).toEqual({ value: 2.5, unit: 'rem' });
  expect(tokens['letterSpacing.display']?.$value).toBe(-0.04);
  expect(tokens['motion.ease']?.$value).toEqual([0.2, 0, 0, 1]);
});
