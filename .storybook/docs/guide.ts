/**
 * The parts of a documentation page that types, stories and tests do not contain:
 * `parameters: { guide: { … } satisfies Guide }` in the meta of a component or screen.
 */
export interface Guide {
  /** Alternatives and when to use them, one sentence each. */
  instead: readonly string[];
  /** What each key does, in the order in which a user would try them. Empty without focusable elements. */
  keyboard: readonly { keys: string; does: string }[];
  /** Rules for its copy, one sentence each. */
  copy: readonly string[];
}
