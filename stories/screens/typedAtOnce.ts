import { fireEvent } from 'storybook/test';

/**
 * Types texts into a field one after the other, in one task. If the machine is busy, separate key presses can be further
 * apart than the pause that ends typing.
 */
export function typedAtOnce(field: HTMLElement, ...texts: readonly string[]) {
  for (const value of texts) void fireEvent.change(field, { target: { value } });
}
