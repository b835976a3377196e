import { color, inverse, scale } from '@pcb/ui/theme';
import { converter, formatHex } from 'culori';
import { mapValues } from '../../packages/ui/src/tokens/mapValues.ts';
import { propertyName } from '../../packages/ui/src/tokens/propertyName.ts';
import { values } from '../../packages/ui/src/tokens/values.ts';
import { designTokens, dimension } from '../../scripts/build/designTokens.ts';

/** Every token as a CSS custom property, in a rule that a host can copy. */
export function cssVariables(): string {
  const declarations = Object.entries<Readonly<Record<string, string>>>(values).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => `  --${propertyName([group, name])}: ${value};`),
  );
  // Without this property, `light-dark()` is always light.
  return [':root {', '  color-scheme: light dark;', ...declarations, '}', ''].join('\n');
}

interface Described {
  value: string;
  description: string;
}

const toRgb = converter('rgb');

const channel = (value: number) => Number(Math.min(1, Math.max(0, value)).toFixed(4));

/** Figma does not support OKLCH. */
function figmaColor(css: string, description: string) {
  const { r, g, b, alpha = 1 } = toRgb(css) ?? { r: 0, g: 0, b: 0 };
  const $value = { colorSpace: 'srgb', components: [r, g, b].map(channel), alpha, hex: formatHex(css) };
  return { $type: 'color', $value, $description: description };
}

const number = (value: number, description: string) => ({ $type: 'number', $value: value, $description: description });

/** Figma's numbers are pixels. Returns the maximum of a length that grows with the window. */
function pixels(token: Described) {
  const { value, unit } = dimension(token).$value;
  return number(unit === 'rem' ? value * 16 : value, token.description);
}

const plain = ({ value, description }: Described) => number(Number(value), description);
const percent = ({ value, description }: Described) => number(Math.round(Number(value) * 100), description);

/**
 * The tokens that can be variables in Figma, with the values of one theme. Shadows, motion and
 * lengths in multiples of the font size cannot. The file names its mode as Figma's own exports do, because a browser may save it
 * under another name.
 */
export const figmaVariables = (theme: 'light' | 'dark') => ({
  $extensions: { 'com.figma.modeName': theme === 'light' ? 'Light' : 'Dark' },
  color: mapValues(color, (role) => figmaColor(role[theme], role.description)),
  inverse: mapValues(inverse, (css, name) => figmaColor(css, `${color[name].description} On an inverse section.`)),
  space: mapValues(scale.space, pixels),
  radius: mapValues(scale.radius, pixels),
  size: mapValues(scale.size, pixels),
  font: mapValues(scale.font, ({ value, description }: Described) => ({
    $type: 'string',
    $value: value.split(',')[0]?.replaceAll("'", ''),
    $description: description,
  })),
  fontSize: mapValues(scale.fontSize, pixels),
  fontWeight: mapValues(scale.fontWeight, plain),
  opacity: mapValues(scale.opacity, percent),
});

interface TokenFile {
  name: string;
  type: string;
  text: string;
  purpose: string;
}

const json = (name: string, content: object, purpose: string): TokenFile => ({
  name,
  type: 'application/json',
  text: `${JSON.stringify(content, null, 2)}\n`,
  purpose,
});

/** The files of the page, from the sources of the theme. */
export const tokenFiles = (): TokenFile[] => [
  json(
    'tokens.json',
    designTokens(),
    'Design Tokens (DTCG) 2025.10, for Terrazzo, Style Dictionary and Tokens Studio: the palette, the roles as aliases of it, and all scales.',
  ),
  {
    name: 'tokens.css',
    type: 'text/css',
    text: cssVariables(),
    purpose: 'CSS variables, for a page or an e-mail without our packages. Both themes are in it.',
  },
  json('Light.json', figmaVariables('light'), 'Figma variables: the mode Light.'),
  json('Dark.json', figmaVariables('dark'), 'Figma variables: the mode Dark, with the same names.'),
];
