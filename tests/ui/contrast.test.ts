import { color, contrastPairs, onMask, type ColorName } from '@pcb/ui/theme';
import { parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const themes = ['light', 'dark'] as const;
const pairs = contrastPairs.flatMap(({ foreground, backgrounds, ratio }) =>
  backgrounds.map((background) => ({ foreground, background, ratio })),
);

describe.each(themes)('contrast in the %s theme', (theme) => {
  it.each(pairs)('$foreground on $background is at least $ratio:1', ({ foreground, background, ratio }) => {
    expect(wcagContrast(color[foreground][theme], color[background][theme])).toBeGreaterThanOrEqual(ratio);
  });

  // On a board every role takes its dark value, save those of `onMask`.
  const valueOnMask = (name: ColorName) => {
    const own = (onMask as Partial<Record<ColorName, string>>)[name];
    return own === undefined ? color[name].dark : own === 'mask' ? color.mask[theme] : own;
  };
  const onBoard = pairs.filter(({ foreground, background }) => foreground in onMask || background in onMask);

  it.each(onBoard)(
    'on a board $foreground on $background is at least $ratio:1',
    ({ foreground, background, ratio }) => {
      expect(wcagContrast(valueOnMask(foreground), valueOnMask(background))).toBeGreaterThanOrEqual(ratio);
    },
  );
});

it('writes every colour so that CSS understands it', () => {
  const values = [...Object.values(color).flatMap(({ light, dark }) => [light, dark]), ...Object.values(onMask)];
  expect(values.filter((value) => value !== 'mask' && parse(value) === undefined)).toEqual([]);
});
