import { createVar, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { part } from '../theme/layerStyles.ts';
import { vars } from '../theme/vars.css.ts';

/** Shared by `Badge` and `StatusSelect`. */
export const toneFill = createVar();
export const toneLine = createVar();
export const toneInk = createVar();

const tone = (fill: string, ink: string, line = 'transparent'): StyleRule =>
  part.rule({ vars: { [toneFill]: fill, [toneInk]: ink, [toneLine]: line } });

export const toneColors = styleVariants({
  neutral: tone(vars.color.surfaceSunken, vars.color.textMuted, vars.color.line),
  brand: tone(vars.color.brandSoft, vars.color.onBrandSoft),
  success: tone(vars.color.successSoft, vars.color.success),
  warning: tone(vars.color.warningSoft, vars.color.warning),
  danger: tone(vars.color.dangerSoft, vars.color.danger),
  info: tone(vars.color.infoSoft, vars.color.info),
  highlight: tone(vars.color.highlight, vars.color.onHighlight),
});
