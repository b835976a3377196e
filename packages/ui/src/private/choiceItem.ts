/** An item of a field that offers choices, such as `Select` or `RadioGroup`. */
export interface ChoiceItem {
  /** Unique key of the item, used in `value` and `onChange`. */
  id: string;
  /** The text, which is also the accessible name. */
  label: string;
  /** A line of help below the label. */
  description?: string;
  /** Whether the item is shown but cannot be selected. @default false */
  isDisabled?: boolean;
}

/** Items under a heading, in the list of a `Select`, `ComboBox` or `TagField`. */
export interface ChoiceSection {
  /** Unique among sections and items. */
  id: string;
  title: string;
  items: readonly ChoiceItem[];
}
