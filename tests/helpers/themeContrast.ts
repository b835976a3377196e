import { board, color, contrastPairs, onMask, type PairedColor } from '@pcb/ui/theme';
import { wcagContrast } from 'culori';
import postcss from 'postcss';

/** The colours of a theme, as CSS. */
export interface ThemeColors {
  color: Record<PairedColor, { light: string; dark: string }>;
  onMask: Partial<Record<PairedColor, string>>;
}

export const ourColors: ThemeColors = { color: { ...color, ...board }, onMask };

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The colours of our theme with the overrides of a style sheet. */
export function colorsWith(css: string): ThemeColors {
  const colors: ThemeColors = { color: { ...ourColors.color }, onMask: { ...onMask } };
  const roles: Record<string, object> = { color, board, 'on-mask': onMask };
  postcss.parse(css).walkDecls(/^--pcb-(color|board|on-mask)-/, (declaration) => {
    const [, group = '', name = ''] = /^--pcb-(color|board|on-mask)-(.+)$/.exec(declaration.prop) ?? [];
    const role = camel(name) as PairedColor;
    if (!(role in (roles[group] ?? {}))) throw new Error(`${declaration.prop} is no colour of the theme`);
    if (group === 'on-mask') {
      colors.onMask[role] = declaration.value;
    } else {
      const [, light = '', dark = ''] = /^light-dark\((.+\)), (.+)\)$/.exec(declaration.value) ?? [];
      colors.color[role] = { light, dark };
    }
  });
  return colors;
}

export const themeModes = ['light', 'dark', 'on a board'] as const;

/** The colours of `contrastPairs`, one pair an entry. */
export const pairs = contrastPairs.flatMap(({ foreground, backgrounds, ratio }) =>
  backgrounds.map((background) => ({ foreground, background, ratio })),
);

/** The WCAG contrast of a pair. */
export function contrastIn(
  theme: ThemeColors,
  mode: (typeof themeModes)[number],
  { foreground, background }: (typeof pairs)[number],
): number {
  // A board is dark in both themes: its page is the mask, and all roles except those of `onMask` take their dark value.
  const valueOf = (name: PairedColor) => {
    if (mode !== 'on a board') return theme.color[name][mode];
    return name === 'page' ? theme.color.mask.dark : (theme.onMask[name] ?? theme.color[name].dark);
  };
  return wcagContrast(valueOf(foreground), valueOf(background));
}
