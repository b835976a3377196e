'use client';
import { type Ref, useEffect, useState, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { Eye, EyeOff } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import { useHostRef } from '../../private/useHostRef.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      'autoComplete' | 'autoCorrect' | 'children' | 'inputMode' | 'isRequired' | 'pattern' | 'spellCheck' | 'type'
    >,
    FieldAnatomy {
  /** Whether password managers offer the saved password, or a new one that they save. */
  autoComplete: 'current-password' | 'new-password';
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a password, with a button that shows it until submission. For a code, use `OneTimeCodeField`.
 * @example <PasswordField label="Password" autoComplete="current-password" isRequired value={password} onChange={setPassword} />
 */
export function PasswordField(props: PasswordFieldProps) {
  const [anatomy, { 'data-testid': testId, className, ref, ...rest }] = splitField('PasswordField', props);
  const { showPassword } = useMessages();
  const [isShown, setShown] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useHostRef(ref, inputRef);

  useEffect(() => {
    const form = inputRef.current?.form;
    if (!isShown || !form) return;
    // Otherwise browsers may offer the password as text in other fields.
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown]);

  const Icon = isShown ? EyeOff : Eye;
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      // A shown password must not be corrected, or sent to a spelling service.
      spellCheck="false"
      autoCorrect="off"
      className={composeClassName(className, fieldStyles.field)}
    >
      <FieldParts {...anatomy}>
        <AriaGroup role="presentation" className={joinClassNames(fieldStyles.control, fieldStyles.frameWithButton)}>
          <TextInput
            data-testid={testId}
            ref={inputRef}
            autoCapitalize="none"
            className={joinClassNames(fieldStyles.bareInput, styles.input)}
          />
          <AriaButton
            aria-pressed={isShown}
            {...(rest.isDisabled !== undefined && { isDisabled: rest.isDisabled })}
            onPress={() => setShown(!isShown)}
            className={fieldStyles.frameButton}
          >
            <Icon size={16} />
            {/* As text: an aria-label would also match a look-up of the field by its label. */}
            <VisuallyHidden>{showPassword}</VisuallyHidden>
          </AriaButton>
        </AriaGroup>
      </FieldParts>
    </AriaTextField>
  );
}
