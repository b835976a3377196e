import { PasswordField, type PasswordFieldProps } from '@pcb/ui/PasswordField';
import { newPasswordContent, type NewPasswordContent } from './NewPasswordField.content.ts';

/** In characters: a letter with an accent is one, as on the server. */
const length = { min: 8, max: 200 };

export interface NewPasswordFieldProps extends Pick<
  PasswordFieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'emptyMessage'
> {
  content?: NewPasswordContent;
}

/** A new password with its rule. Only the host can check whether a password is common. */
export function NewPasswordField({ content = newPasswordContent, ...field }: NewPasswordFieldProps) {
  const problemOf = (typed: string) => {
    const count = [...typed.normalize('NFC')].length;
    return count < length.min ? content.tooShort : count > length.max ? content.tooLong : null;
  };
  return (
    <PasswordField
      {...field}
      isRequired
      autoComplete="new-password"
      // The empty field has its own message.
      validate={(typed) => (typed === '' ? null : problemOf(typed))}
      description={content.rule}
    />
  );
}
