import { vars } from '../../theme/vars.css.ts';

/** The page behind a modal. */
export const overlayRules = {
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.zIndex.modal,
  // The height that the on-screen keyboard leaves free.
  height: 'var(--visual-viewport-height)',
} as const;
