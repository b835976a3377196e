/** An option to select. */
export interface ChoiceOption {
  /** Unique key of the option, used in `value` and `onChange`. */
  id: string;
  /** The text, which is also the accessible name. */
  label: string;
  /** A line of help below the label. */
  description?: string;
  /** Whether the option is shown but cannot be selected. @default false */
  isDisabled?: boolean;
}
