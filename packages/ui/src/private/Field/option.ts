/** One of several things to choose from. */
export interface ChoiceOption {
  /** What `value` and `onChange` call it. */
  id: string;
  /** Its words, and its accessible name. */
  label: string;
  /** A line of help under the words. */
  description?: string;
  /** It is shown and cannot be chosen. @default false */
  isDisabled?: boolean;
}
