import type { Ref } from 'react';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import type { ChoiceItem, ChoiceSection } from '../choiceItem.ts';
import type { FieldAnatomy } from '../Field/Field.tsx';
import type { LoadState } from './useOptions.ts';

type OverriddenProps =
  | 'children'
  | 'isRequired'
  | 'items'
  | 'defaultItems'
  | 'defaultFilter'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'inputValue'
  | 'defaultInputValue'
  | 'menuTrigger'
  | 'formValue'
  | 'allowsCustomValue'
  | 'allowsEmptyCollection'
  | 'onOpenChange'
  | 'disabledKeys'
  | 'validate';

export interface ComboBoxFieldProps extends Omit<AriaComboBoxProps<ChoiceItem>, OverriddenProps>, FieldAnatomy {
  /** The items or sections in display order. Throws on an empty id. Pass the same array until they change. */
  items: readonly (ChoiceItem | ChoiceSection)[];
  /** Called with the text of the input on every edit, and when a selection changes it. */
  onInputChange?: (text: string) => void;
  /**
   * The state of the host's last request, if it finds items by `onInputChange`. The list then shows all `items`: keep
   * the old ones until the next arrive, and ignore responses for an older text.
   */
  loadState?: LoadState;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** An example of a text. Not a substitute for the label. */
  placeholder?: string;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}
