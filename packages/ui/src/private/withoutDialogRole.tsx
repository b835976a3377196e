import type { ComponentPropsWithRef } from 'react';

/**
 * For `render` of a popover of react-aria: leaves out its dialog role. Firefox reports the first dialog of a page as a new
 * window, and then Orca goes back to browse mode, in which the arrow keys leave the options or the days.
 */
export const withoutDialogRole = (popup: ComponentPropsWithRef<'div'>) => (
  <div {...popup} role={undefined} aria-label={undefined} aria-labelledby={undefined} />
);
