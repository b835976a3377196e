import { describeElement, visible } from './visible.ts';

/**
 * A button that is a combobox takes its value from its inline text. Firefox exposes an element with its own box, such
 * as a flex item, as a block inside the button, and screen readers then read no value. The `<font>` of a translation is
 * ignored.
 */
export const silentValues = (): string[] =>
  visible('button[role="combobox"] *')
    .filter((part) => part.textContent !== '' && part.closest('[aria-hidden="true"], svg, font') === null)
    .filter((part) => !['inline', 'contents'].includes(getComputedStyle(part).display))
    .map((part) => `Screen readers do not read this value in Firefox: ${describeElement(part)}`);
