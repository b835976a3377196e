import { boardColors, boardContrastPairs, type BoardColorName } from '@pcb/art/boardColors';
import { color, type ColorName, contrastPairs, inverse } from '@pcb/ui/theme';
import { wcagContrast } from 'culori';
import postcss from 'postcss';

type PairedColor = ColorName | BoardColorName;

export interface ThemeColors {
  color: Record<PairedColor, { light: string; dark: string }>;
  inverse: Partial<Record<PairedColor, string>>;
}

export const ourColors: ThemeColors = { color: { ...color, ...boardColors }, inverse };

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function colorsWith(css: string): ThemeColors {
  const colors: ThemeColors = { color: { ...ourColors.color }, inverse: { ...inverse } };
  const roles: Record<string, object> = { color, board: boardColors, inverse };
  postcss.parse(css).walkDecls(/^--pcb-(color|board|inverse)-/, (declaration) => {
    const [, group = '', name = ''] = /^--pcb-(color|board|inverse)-(.+)$/.exec(declaration.prop) ?? [];
    const role = camel(name) as PairedColor;
    if (!(role in (roles[group] ?? {}))) throw new Error(`${declaration.prop} is no colour of the theme`);
    if (group === 'inverse') {
      colors.inverse[role] = declaration.value;
    } else {
      const [, light = '', dark = ''] = /^light-dark\((.+\)), (.+)\)$/.exec(declaration.value) ?? [];
      colors.color[role] = { light, dark };
    }
  });
  return colors;
}

export const themeModes = ['light', 'dark', 'on an inverse section'] as const;

export const pairs = [...contrastPairs, ...boardContrastPairs].flatMap<{
  foreground: PairedColor;
  background: PairedColor;
  ratio: number;
}>(({ foreground, backgrounds, ratio }) => backgrounds.map((background) => ({ foreground, background, ratio })));

export function contrastIn(
  theme: ThemeColors,
  mode: (typeof themeModes)[number],
  { foreground, background }: (typeof pairs)[number],
): number {
  // An inverse section is dark in both themes: all roles except its own take their dark value.
  const valueOf = (name: PairedColor) =>
    mode === 'on an inverse section' ? (theme.inverse[name] ?? theme.color[name].dark) : theme.color[name][mode];
  return wcagContrast(valueOf(foreground), valueOf(background));
}
