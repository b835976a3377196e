import { focusRing, forcedColors, monoFigures, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { stage } from '../stage/stage.css.ts';

/** A container, so that the figures of a narrow drawing grow. */
export const card = screenStyle({ containerType: 'inline-size', minWidth: 0 });

export const drawing = screenStyle([stage, { maxWidth: '30rem', marginInline: 'auto' }]);

/** Leaves room for the page header when scrolled into view. */
export const filesFrame = screenStyle({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.large})`,
});

/** At this width its labels are as large as text. */
export const section = screenStyle({ width: '100%', maxWidth: '20rem', marginInline: 'auto' });

export const layers = screenStyle({ padding: 0, listStyle: 'none', fontSize: vars.fontSize.small });

export const layer = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'baseline',
  width: '100%',
  minHeight: '1.75rem',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
  selectors: {
    '&[aria-pressed=true]': { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const layerId = screenStyle({ ...monoFigures, fontWeight: vars.fontWeight.medium });

export const layerThickness = screenStyle({ ...monoFigures, whiteSpace: 'nowrap' });

export const panelTools = screenStyle({ '@media': { print: { display: 'none' } } });

export const panelField = screenStyle({ flex: '1 1 8.5rem', minWidth: 0 });
