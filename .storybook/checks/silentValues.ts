import { describeElement, visible } from './visible.ts';

/**
 * The value of a button that is a combobox is its inline text. Firefox exposes what has a box of its own, such as a flex
 * item, as a block inside the button, and screen readers then read no value. The `<font>` of a translation is not ours.
 */
export const silentValues = (): string[] =>
  visible('button[role="combobox"] *')
    .filter((part) => part.textContent !== '' && part.closest('[aria-hidden="true"], svg, font') === null)
    .filter((part) => !['inline', 'contents'].includes(getComputedStyle(part).display))
    .map((part) => `Screen readers do not read this value in Firefox: ${describeElement(part)}`);
