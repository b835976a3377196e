import { formatHex } from 'culori';
import { colorRoles, type ColorRole } from '../../packages/ui/src/tokens/color.ts';
import { inverseRoles } from '../../packages/ui/src/tokens/inverse.ts';
import { mapValues } from '../../packages/ui/src/tokens/mapValues.ts';
import { palette, type PaletteColor, type PaletteRef } from '../../packages/ui/src/tokens/palette.ts';
import * as scale from '../../packages/ui/src/tokens/scale.ts';

interface Described {
  value: string;
  description: string;
}

const colorValue = ([l, c, h, opacity]: PaletteColor) => ({
  colorSpace: 'oklch',
  components: [l, c, h],
  ...(opacity === undefined ? {} : { alpha: opacity }),
  hex: formatHex({ mode: 'oklch', l, c, h }),
});

const alias = (ref: PaletteRef) => `{palette.${ref}}`;

/** The value of the light theme, because the format has no modes; `mode` is an extension that Terrazzo reads. */
const roleToken = ({ light, dark, description }: ColorRole) => ({
  $value: alias(light),
  $description: description,
  $extensions: { mode: { light: alias(light), dark: alias(dark) } },
});

const length = (css: string) => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is no length in px or rem`);
  return { value: Number(value), unit: unit ?? 'px' };
};

/** The format has no fluid lengths, `clamp(…)`: the value is the maximum, and the CSS is an extension. */
export const dimension = ({ value, description }: Described) => {
  const maximum = /^clamp\(.*, ([^,]+)\)$/.exec(value)?.[1];
  return {
    $type: 'dimension',
    $value: length(maximum ?? value),
    $description: description,
    ...(maximum === undefined ? {} : { $extensions: { 'pcb.css': value } }),
  };
};

const number = ({ value, description }: Described) => ({
  $type: 'number',
  $value: Number(value.replace(/em$/, '')),
  $description: description,
});

const shadow = ({ value, description }: Described) => ({
  $type: 'shadow',
  $value: value.split(/, (?=0 )/).map((layer) => {
    const [, offsetX = '', offsetY = '', blur = '', colors = ''] =
      /^(\S+) (\S+) (\S+) oklch\((.+)\)$/.exec(layer) ?? [];
    const [l = 0, c = 0, h = 0, opacity] = colors.split(/[ /]+/).map(Number);
    return {
      color: colorValue([l, c, h, opacity]),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length('0'),
    };
  }),
  $description: description,
});

const motion = ({ value, description }: Described) => {
  const points = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  return points === undefined
    ? { $type: 'duration', $value: { value: parseInt(value, 10), unit: 'ms' }, $description: description }
    : { $type: 'cubicBezier', $value: points.split(',').map(Number), $description: description };
};

const scaleTokens: Readonly<Record<keyof typeof scale, (token: Described) => object>> = {
  space: dimension,
  font: ({ value, description }) => ({
    $type: 'fontFamily',
    $value: value.split(', ').map((family) => family.replaceAll("'", '')),
    $description: description,
  }),
  fontSize: dimension,
  lineHeight: number,
  letterSpacing: number,
  fontWeight: ({ value, description }) => ({ $type: 'fontWeight', $value: Number(value), $description: description }),
  radius: dimension,
  shadow,
  opacity: number,
  zIndex: number,
  motion,
  size: dimension,
};

/**
 * All tokens in the format of the Design Tokens Community Group, version 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/). Letter spacing is in multiples of the font size, because the
 * format has no `em`.
 */
export const designTokens = () => ({
  palette: {
    $type: 'color',
    ...mapValues(palette, (steps: Readonly<Record<string, PaletteColor>>) =>
      mapValues(steps, (step) => ({ $value: colorValue(step) })),
    ),
  },
  color: { $type: 'color', ...mapValues(colorRoles, roleToken) },
  inverse: {
    $type: 'color',
    ...mapValues(inverseRoles, (ref: PaletteRef, name) => ({
      $value: alias(ref),
      $description: `${colorRoles[name].description} On an inverse section, in both themes.`,
    })),
  },
  ...mapValues(scale, (tokens: Readonly<Record<string, Described>>, group) => mapValues(tokens, scaleTokens[group])),
});
