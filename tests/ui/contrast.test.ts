import { board, color, contrastPairs, onMask, type PairedColor } from '@pcb/ui/theme';
import { parse, wcagContrast } from 'culori';
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

interface Theme {
  color: Record<PairedColor, { light: string; dark: string }>;
  onMask: Partial<Record<PairedColor, string>>;
}

const ours: Theme = { color: { ...color, ...board }, onMask };

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The theme with the overrides of a style sheet. */
function themeWith(css: string): Theme {
  const theme: Theme = { color: { ...ours.color }, onMask: { ...onMask } };
  postcss.parse(css).walkDecls((declaration) => {
    const [, group = '', name = ''] = /^--pcb-(color|board|on-mask)-(.+)$/.exec(declaration.prop) ?? [];
    const role = camel(name) as PairedColor;
    const roles: Record<string, object> = { color, board, 'on-mask': onMask };
    if (!(role in (roles[group] ?? {}))) throw new Error(`${declaration.prop} is no colour of the theme`);
    if (group === 'on-mask') {
      theme.onMask[role] = declaration.value;
    } else {
      const [, light = '', dark = ''] = /^light-dark\((.+\)), (.+)\)$/.exec(declaration.value) ?? [];
      theme.color[role] = { light, dark };
    }
  });
  return theme;
}

const brands: readonly (readonly [string, Theme])[] = [
  ['our brand', ours],
  ['the second brand of Storybook', themeWith(readFileSync('.storybook/brands.css', 'utf8'))],
];

const pairs = contrastPairs.flatMap(({ foreground, backgrounds, ratio }) =>
  backgrounds.map((background) => ({ foreground, background, ratio })),
);

describe.each(brands)('%s', (_, theme) => {
  it.each(pairs)('light: $foreground on $background is at least $ratio:1', ({ foreground, background, ratio }) => {
    expect(wcagContrast(theme.color[foreground].light, theme.color[background].light)).toBeGreaterThanOrEqual(ratio);
  });

  it.each(pairs)('dark: $foreground on $background is at least $ratio:1', ({ foreground, background, ratio }) => {
    expect(wcagContrast(theme.color[foreground].dark, theme.color[background].dark)).toBeGreaterThanOrEqual(ratio);
  });

  // A board is dark in both themes: its page is the mask, and all roles except those of `onMask` take their dark value.
  const valueOnMask = (name: PairedColor) =>
    name === 'page' ? theme.color.mask.dark : (theme.onMask[name] ?? theme.color[name].dark);

  it.each(pairs)('on a board: $foreground on $background is at least $ratio:1', ({ foreground, background, ratio }) => {
    expect(wcagContrast(valueOnMask(foreground), valueOnMask(background))).toBeGreaterThanOrEqual(ratio);
  });

  it('has only colours that CSS can parse', () => {
    const values = [
      ...Object.values(theme.color).flatMap(({ light, dark }) => [light, dark]),
      ...Object.values(theme.onMask),
    ];
    expect(values.filter((value) => parse(value) === undefined)).toEqual([]);
  });
});
