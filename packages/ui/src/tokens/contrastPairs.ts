import type { ColorName } from './color.ts';

/** The minimum WCAG contrast in both themes and on inverse sections; see `tests/ui/contrast.test.ts`. */
export const contrastPairs: readonly {
  foreground: ColorName;
  backgrounds: readonly ColorName[];
  ratio: 3 | 4.5 | 7;
}[] = [
  { foreground: 'text', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'brandSoft'], ratio: 7 },
  { foreground: 'text', backgrounds: ['successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'], ratio: 7 },
  {
    foreground: 'textMuted',
    backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'brandSoft'],
    ratio: 4.5,
  },
  { foreground: 'lineStrong', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 3 },
  { foreground: 'brand', backgrounds: ['page', 'surface', 'surfaceRaised'], ratio: 7 },
  { foreground: 'brand', backgrounds: ['surfaceSunken', 'brandSoft'], ratio: 4.5 },
  { foreground: 'onBrand', backgrounds: ['brand', 'brandHover'], ratio: 4.5 },
  { foreground: 'onBrandSoft', backgrounds: ['brandSoft'], ratio: 4.5 },
  { foreground: 'accent', backgrounds: ['page', 'surface', 'surfaceRaised'], ratio: 3 },
  { foreground: 'accentText', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 4.5 },
  { foreground: 'onHighlight', backgrounds: ['highlight', 'highlightHover'], ratio: 7 },
  { foreground: 'success', backgrounds: ['successSoft', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'warning', backgrounds: ['warningSoft', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'danger', backgrounds: ['dangerSoft', 'page', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'onDanger', backgrounds: ['danger', 'dangerHover'], ratio: 4.5 },
  { foreground: 'info', backgrounds: ['infoSoft', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'focus', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 3 },
];
