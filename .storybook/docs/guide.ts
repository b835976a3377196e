import type { PreviewAddon } from 'storybook/internal/csf';

/**
 * The parts of a documentation page that types, stories and tests do not contain. Items have code between backticks.
 */
export interface Guide {
  /** Alternatives and when to use them, one sentence each. */
  instead: readonly string[];
  /** The effect of each key, in the order in which a user would try them. Empty without focusable elements. */
  keyboard: readonly string[];
  /** Rules for its copy, one sentence each. */
  copy: readonly string[];
}

export const guide: PreviewAddon<{ parameters: { guide?: Guide } }> = {};
