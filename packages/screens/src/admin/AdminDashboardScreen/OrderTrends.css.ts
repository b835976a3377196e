import { vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

export const missingChart = style({});

const chartHeight = '17rem';

/** Reserves the space of the chart, which avoids a layout shift. */
export const figure = screenStyle({
  position: 'relative',
  containerType: 'inline-size',
  minHeight: chartHeight,
});

export const place = screenStyle({
  height: chartHeight,
  selectors: { [`&:has(> ${missingChart})`]: { display: 'none' } },
});

/** Grid lines shown while the chart loads. */
export const chartPlaceholder = screenStyle({
  height: '100%',
  padding: '1.5rem 1.25rem 2rem 2.25rem',
  backgroundClip: 'content-box',
  backgroundImage: `repeating-linear-gradient(to top, ${vars.color.line} 0 1px, transparent 1px 4.5rem)`,
});

const withoutChart = `${place}:has(> ${missingChart}) ~ &`;

export const unavailable = screenStyle({
  display: 'none',
  paddingBlockEnd: vars.space.medium,
  selectors: { [withoutChart]: { display: 'block' } },
});

const visible = { position: 'static', width: '100%', height: 'auto', overflow: 'visible', clipPath: 'none' } as const;

/** The table for screen readers; also visible when the chart is missing, and in print. */
export const figures = screenStyle({
  position: 'absolute',
  insetBlockStart: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  selectors: { [withoutChart]: visible },
  '@media': { print: { ...visible, paddingBlockStart: vars.space.medium } },
});

export const table = screenStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const cell = screenStyle({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
});

export const countHeader = screenStyle([cell, { textAlign: 'end' }]);

export const count = screenStyle([cell, { ...monoFigures, textAlign: 'end' }]);
