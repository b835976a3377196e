import { charactersIn, passwordLength } from '@pcb/records/passwords';
import { PasswordField, type PasswordFieldProps } from '@pcb/ui/PasswordField';
import type { WithContent } from '../WithContent.ts';
import { newPasswordContent, type NewPasswordContent } from './NewPasswordField.content.ts';

export interface NewPasswordFieldProps
  extends
    Pick<PasswordFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'emptyMessage'>,
    WithContent<NewPasswordContent> {}

/** A new password with its rule. Only the host can check whether a password is common. */
export function NewPasswordField({ content = newPasswordContent, ...field }: NewPasswordFieldProps) {
  const problemOf = (typed: string) => {
    const count = charactersIn(typed);
    return count < passwordLength.min ? content.tooShort : count > passwordLength.max ? content.tooLong : null;
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
