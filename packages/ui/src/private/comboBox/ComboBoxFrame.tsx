'use client';
import { type ClipboardEventHandler, type KeyboardEvent, type ReactNode, type Ref, use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { ChevronsUpDown } from '../icons.tsx';
import { joinClassNames } from '../joinClassNames.ts';
import { isComposing } from '../textInput/isComposing.ts';
import { TextInput } from '../textInput/TextInput.tsx';
import * as styles from './comboBox.css.ts';

export interface ComboBoxFrameProps {
  placeholder: string | undefined;
  isSlow: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  testId: string | undefined;
  /** Called with the text on Enter if no option is focused. Returns whether it has handled Enter completely. */
  onEnter: (text: string, clear: () => void) => boolean;
  /** Called with the text when Tab is about to leave the field, before react-aria replaces it. */
  onLeave: (text: string) => void;
  onActivate: () => void;
  onEdit: (text: string) => void;
  onBackspace?: () => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  className?: string;
  children?: ReactNode;
}

export function ComboBoxFrame({
  placeholder,
  isSlow,
  inputRef,
  testId,
  onEnter,
  onLeave,
  onActivate,
  onEdit,
  onBackspace,
  onPaste,
  className,
  children,
}: ComboBoxFrameProps) {
  const messages = useMessages();
  const state = use(ComboBoxStateContext);
  // react-aria renders the content once more without a state, to read the options.
  if (!state) return null;

  /** Overrides react-aria's key handling. Returns whether the key was handled. */
  const handleKey = (key: string, text: string): boolean => {
    switch (key) {
      case 'Tab':
        // react-aria would select the focused option.
        state.selectionManager.setFocusedKey(null);
        onLeave(text);
        return false;
      case 'Escape':
        if (state.isOpen) state.toggle();
        else if (text !== '') state.setInputValue('');
        else return false;
        return true;
      case 'Enter':
        return state.selectionManager.focusedKey === null && onEnter(text, () => state.setInputValue(''));
      case 'Backspace':
        if (text === '') onBackspace?.();
        return false;
      default:
        return false;
    }
  };

  return (
    <AriaGroup
      role="presentation"
      className={joinClassNames(fieldStyles.control, styles.frame, className)}
      onPointerEnter={onActivate}
    >
      {children}
      <TextInput
        data-testid={testId}
        ref={inputRef}
        className={joinClassNames(fieldStyles.bareInput, styles.input)}
        {...(placeholder !== undefined && { placeholder })}
        onEdit={onEdit}
        onPaste={onPaste}
        onKeyDownCapture={(event: KeyboardEvent<HTMLInputElement>) => {
          const { key, currentTarget, nativeEvent } = event;
          if (currentTarget.readOnly || isComposing(nativeEvent) || !handleKey(key, currentTarget.value)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {isSlow ? <Spinner size="small" className={styles.spinner} /> : null}
      <AriaButton className={styles.button} aria-label={messages.showOptions}>
        <ChevronsUpDown size={16} aria-hidden />
      </AriaButton>
    </AriaGroup>
  );
}
