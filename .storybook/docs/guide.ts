/**
 * What a page of documentation says beyond what types, stories and tests say by themselves:
 * `parameters: { guide: { … } satisfies Guide }` in the meta of a component or screen.
 */
export interface Guide {
  /** When to use something else, and what: a sentence each. */
  instead: readonly string[];
  /** What each key does, in the order in which a person would try them. Empty where nothing takes the focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** How the words in it are to be written: a sentence each. */
  words: readonly string[];
}
