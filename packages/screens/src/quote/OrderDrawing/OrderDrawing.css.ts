import { focusRing, forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import * as radioSwitch from '../../shared/components/RadioSwitch.css.ts';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';
import { stage } from '../stage/stage.css.ts';

/** A container, so that the figures of a narrow drawing grow. */
export const card = screenStyle({ containerType: 'inline-size', minWidth: 0 });

export const views = screenStyle([radioSwitch.group, { flexWrap: 'wrap', borderRadius: vars.radius.medium }]);

export const viewChoice = screenStyle([
  radioSwitch.choice,
  {
    vars: { [radioSwitch.selectedColor]: vars.color.brand },
    flex: '1 1 auto',
    minHeight: vars.size.controlSmall,
    padding: vars.space.hairline,
    borderRadius: vars.radius.medium,
    '@media': { [touch]: { minHeight: vars.size.touch } },
  },
]);

export const viewFace = screenStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      selectors: {
        [`${viewChoice}:has(:checked) &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  selectors: {
    [`${viewChoice}:has(:checked) &`]: { borderColor: vars.color.brand, background: vars.color.surface },
  },
});

/** The drawing. Limited in width, so that its figures do not grow larger than text. */
export const drawing = screenStyle([stage, { maxWidth: '30rem', marginInline: 'auto' }]);

/** The cross-section. Its labels are as large as text at this width. */
export const section = screenStyle({ width: '100%', maxWidth: '20rem', marginInline: 'auto' });

export const layers = screenStyle({ margin: 0, padding: 0, listStyle: 'none', fontSize: vars.fontSize.small });

/** A layer: its id, its material and its thickness. */
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

export const panelTools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

export const panelField = screenStyle({ flex: '1 1 8.5rem', minWidth: 0 });
