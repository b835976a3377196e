import { component } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { sizes } from '../Spinner/Spinner.css.ts';

export const cell = component.style({ display: 'grid', minWidth: 0 });

/** The text lines up with other cells. The border is visible in forced colours. */
export const button = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  marginInline: `calc(-1 * ${vars.space.xsmall} - 1px)`,
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  textAlign: 'inherit',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong, background: vars.color.surface },
    '&:focus-visible': focusRing,
  },
});

export const value = component.style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Visible on touch screens, which have no hover. */
export const icon = component.style({
  flex: 'none',
  color: vars.color.textMuted,
  opacity: 0,
  '@media': { [touch]: { opacity: 1 } },
  selectors: { ':hover > &, :focus-visible > &': { opacity: 1 } },
});

export const editor = component.style({
  position: 'relative',
  paddingBlock: vars.space.xsmall,
  textAlign: 'start',
  fontFamily: vars.font.text,
});

export const spinner = component.style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.xsmall} + (${vars.size.control} - ${sizes.small}) / 2)`,
  insetInlineEnd: vars.space.small,
  color: vars.color.textMuted,
});
