import { brandedBoardColors } from '@pcb/art/boardColors';
import { createTheme } from '@pcb/ui/createTheme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsWith, contrastIn, pairs, themeModes } from '../helpers/themeContrast.ts';

const lowContrast = (css: string) =>
  themeModes.flatMap((mode) => {
    const theme = colorsWith(css);
    return pairs
      .filter((pair) => contrastIn(theme, mode, pair) < pair.ratio)
      .map(({ foreground, background }) => `${foreground} on ${background} ${mode}`);
  });

const refusal = new RegExp(
  `^createTheme: (${pairs.map(({ foreground, background }) => `${foreground} on ${background}`).join('|')}) (in the light theme|in the dark theme|on an inverse section) has a contrast of [\\d.]+:1 and needs (3|4.5|7):1`,
);

/** The colours of a theme, or its error message. */
function resultOf(options: Parameters<typeof createTheme>[0]) {
  try {
    return { css: createTheme({ ...options, colors: { board: brandedBoardColors } }).toCss() };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

const colors = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 35 }), fc.integer({ min: 0, max: 359 }))
  .map(([l, c, h]) => `oklch(${l / 100} ${c / 100} ${h})`);

describe('createTheme', () => {
  it('creates a theme in which every pair has enough contrast, or names a pair without', () => {
    let themes = 0;
    fc.assert(
      fc.property(colors, fc.option(colors, { nil: undefined }), (brand, neutral) => {
        const { css, message } = resultOf(neutral === undefined ? { brand } : { brand, neutral });
        if (css === undefined) {
          expect(message).toMatch(refusal);
        } else {
          themes += 1;
          expect(lowContrast(css)).toEqual([]);
        }
      }),
      { numRuns: 40, seed: 1 },
    );
    expect(themes).toBeGreaterThan(10);
  });

  it('makes a theme for every hue of a brand of medium lightness', () => {
    const hues = Array.from({ length: 24 }, (_, index) => index * 15);
    const refused = hues.filter((hue) => resultOf({ brand: `oklch(0.55 0.16 ${hue})` }).css === undefined);
    expect(refused).toEqual([]);
  });

  it('keeps a brand colour that is readable', () => {
    expect(createTheme({ brand: 'oklch(0.4 0.14 300)' }).properties['--pcb-color-brand']).toMatch(
      /^light-dark\(oklch\(0\.4 0\.14 300\), oklch\(0\.81 0\.\d+ 300\)\)$/,
    );
  });

  it('refuses a brand that is too pale, with the pair, the mode and both ratios', () => {
    expect(() => createTheme({ brand: '#ffd400' })).toThrow(
      /brand on page in the light theme has a contrast of \d\.\d\d:1 and needs 7:1, even after its lightness was changed by 0\.2/,
    );
  });

  it("applies the hue of the brand to the host's own colours, and keeps their lightness", () => {
    const { properties } = createTheme({ brand: '#2563eb', colors: { board: brandedBoardColors } });
    expect(properties['--pcb-board-mask-track']).toBe(
      'light-dark(oklch(0.385 0.1921 262.9), oklch(0.335 0.155 262.9))',
    );
  });

  it.each([
    [{ brand: '#050', colors: { map: { water: { light: 'wet', dark: '#123' } } } }, "colors.map is 'wet'"],
    [{ brand: 'grass' }, "brand is 'grass', which is not a CSS colour"],
    [{ brand: '#0a0', neutral: '' }, "neutral is '', which is not a CSS colour"],
    [{ brand: '#050', radius: -1 }, 'radius is -1'],
  ])('refuses %o', (options, message) => {
    expect(() => createTheme(options)).toThrow(message);
  });

  it('writes the radius in rem and the font only if they are passed', () => {
    expect(createTheme({ brand: '#050', radius: 12, font: "'Inter', sans-serif" }).properties).toMatchObject({
      '--pcb-radius-small': '0.375rem',
      '--pcb-radius-medium': '0.75rem',
      '--pcb-radius-large': '1.25rem',
      '--pcb-font-text': "'Inter', sans-serif",
    });
    expect(createTheme({ brand: '#050' }).toCss('.partner')).toMatch(/^\.partner \{\n(?!.*--pcb-(radius|font))/s);
  });
});
