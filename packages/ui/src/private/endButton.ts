import { vars } from '../theme/vars.css.ts';

export const endButton = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
} as const;

/** Covers the border of the frame, so that the target has the full height of the control. */
export const overFrame = { margin: '-1px', borderRadius: vars.radius.medium } as const;
