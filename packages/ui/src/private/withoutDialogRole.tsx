import type { ComponentPropsWithRef } from 'react';

/**
 * Removes the dialog role of a react-aria popover; pass it as `render`. Firefox reports the first dialog of a page as a
 * new window, and Orca then returns to browse mode, in which the arrow keys leave the options or the days.
 */
export const withoutDialogRole = (popup: ComponentPropsWithRef<'div'>) => (
  <div {...popup} role={undefined} aria-label={undefined} aria-labelledby={undefined} />
);
