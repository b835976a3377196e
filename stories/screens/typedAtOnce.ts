import { fireEvent } from 'storybook/test';

/**
 * Types texts into a field one after the other, in one task. Keys that a test presses can be further apart than the pause
 * that ends typing, if the machine is busy.
 */
export function typedAtOnce(field: HTMLElement, ...texts: readonly string[]) {
  for (const value of texts) void fireEvent.change(field, { target: { value } });
}
