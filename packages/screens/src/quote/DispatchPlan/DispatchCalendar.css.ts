import type { DispatchDayKind } from '@pcb/quoting/dispatchDays';
import { containerAbove, forcedColors, monoFigures, vars } from '@pcb/ui/theme';
import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** A cell fits the longest name of a day, 'Preparation', on one line. */
const withNames = containerAbove.columns;

export const frame = screenStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
});

export const calendar = screenStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  '@container': { [withNames]: { borderSpacing: `${vars.space.small} ${vars.space.xsmall}` } },
});

export const weekday = screenStyle({
  padding: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
});

export const month = screenStyle({
  padding: `${vars.space.small} 0 0`,
  textAlign: 'start',
  fontWeight: vars.fontWeight.strong,
});

export const empty = screenStyle({ padding: 0 });

/** A day of the month before the order or after the dispatch. */
export const outside = screenStyle({
  padding: vars.space.xsmall,
  verticalAlign: 'top',
  textAlign: 'center',
  color: vars.color.textMuted,
  ...monoFigures,
  '@container': { [withNames]: { padding: vars.space.small, textAlign: 'start' } },
});

const boxed = (background: string, color: string, border: string): StyleRule => ({
  background,
  color,
  border,
  borderRadius: vars.radius.small,
  // Backgrounds are removed: borders separate the days, and marks distinguish them.
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

const { color } = vars;
const kinds: Readonly<Record<DispatchDayKind, StyleRule>> = {
  order: boxed(color.surface, color.text, `2px solid ${color.lineStrong}`),
  start: boxed(color.surface, color.text, `2px solid ${color.lineStrong}`),
  preparation: boxed(color.surface, color.text, `1px dashed ${color.lineStrong}`),
  working: boxed(color.brandSoft, color.onBrandSoft, `1px solid ${color.brandSoft}`),
  weekend: boxed(color.surfaceSunken, color.textMuted, `1px solid ${color.surfaceSunken}`),
  holiday: boxed(color.surfaceSunken, color.text, `1px dotted ${color.lineStrong}`),
  dispatch: boxed(color.brand, color.onBrand, `1px solid ${color.brand}`),
};

export const cells = styleVariants(kinds, (rule) => [
  screenStyle({
    ...rule,
    // Contains the hidden text.
    position: 'relative',
    padding: vars.space.xsmall,
    verticalAlign: 'top',
    '@container': { [withNames]: { padding: vars.space.small } },
  }),
]);

export const day = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space.hairline,
  '@container': {
    [withNames]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      justifyItems: 'start',
      rowGap: vars.space.xsmall,
    },
  },
});

export const date = screenStyle({ ...monoFigures, fontWeight: vars.fontWeight.strong });

export const icon = screenStyle({ width: '1rem', height: '1rem', flex: 'none' });

export const count = screenStyle({ ...monoFigures, fontSize: vars.fontSize.caption });

export const name = screenStyle({
  display: 'none',
  gridColumn: '1 / -1',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@container': { [withNames]: { display: 'block' } },
});

export const legend = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.small,
  paddingInline: vars.space.xsmall,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  '@container': { [withNames]: { paddingInline: vars.space.small } },
});

export const legendItem = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });

export const swatches = styleVariants(kinds, (rule) => [
  screenStyle({
    ...rule,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
  }),
]);
