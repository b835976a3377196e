import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { part } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { breathing } from '../breathing.css.ts';

const fillColor = createVar();

export const bar = part.style({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const caption = part.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const label = part.style({ fontWeight: vars.fontWeight.medium });

export const value = part.style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = part.style({
  height: '0.625rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const fill = part.style({
  height: '100%',
  background: fillColor,
  // Forced colours would hide it.
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const fillTones = styleVariants({
  brand: part.rule({ vars: { [fillColor]: vars.color.brand } }),
  success: part.rule({ vars: { [fillColor]: vars.color.success } }),
  warning: part.rule({ vars: { [fillColor]: vars.color.warning } }),
  danger: part.rule({ vars: { [fillColor]: vars.color.danger } }),
});

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const indeterminateFill = part.style({
  '@media': {
    [motionAllowed]: {
      width: '40%',
      animation: `${travel} 1600ms ease-in-out infinite`,
      selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
    },
    '(prefers-reduced-motion: reduce)': { animation: breathing },
  },
});
