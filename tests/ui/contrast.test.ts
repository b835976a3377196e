import { parse } from 'culori';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorsWith, contrastIn, ourColors, pairs, themeModes, type ThemeColors } from '../helpers/themeContrast.ts';

const brands: readonly (readonly [string, ThemeColors])[] = [
  ['our brand', ourColors],
  ['the second brand of Storybook', colorsWith(readFileSync('.storybook/brands.css', 'utf8'))],
];

describe.each(brands)('%s', (_, theme) => {
  describe.each(themeModes)('%s', (mode) => {
    it.each(pairs)('$foreground on $background is at least $ratio:1', (pair) => {
      expect(contrastIn(theme, mode, pair)).toBeGreaterThanOrEqual(pair.ratio);
    });
  });

  it('has only colours that CSS can parse', () => {
    const values = [
      ...Object.values(theme.color).flatMap(({ light, dark }) => [light, dark]),
      ...Object.values(theme.inverse),
    ];
    expect(values.filter((value) => parse(value) === undefined)).toEqual([]);
  });
});
