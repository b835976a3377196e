import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = recipe({
  base: inComponents({
    display: 'inline-block',
    verticalAlign: 'middle',
    maxWidth: '100%',
    minHeight: '1.375rem',
    padding: `0.0625rem ${vars.space.small}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    // Not `anywhere`: a table column should keep room for a whole word.
    overflowWrap: 'break-word',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: inComponents({
        background: vars.color.surfaceSunken,
        borderColor: vars.color.line,
        color: vars.color.textMuted,
      }),
      brand: inComponents({ background: vars.color.brandSoft, color: vars.color.onBrandSoft }),
      success: inComponents({ background: vars.color.successSoft, color: vars.color.success }),
      warning: inComponents({ background: vars.color.warningSoft, color: vars.color.warning }),
      danger: inComponents({ background: vars.color.dangerSoft, color: vars.color.danger }),
      info: inComponents({ background: vars.color.infoSoft, color: vars.color.info }),
      highlight: inComponents({ background: vars.color.highlight, color: vars.color.onHighlight }),
    },
  },
});
