import { charactersIn, passwordLength } from '@pcb/records/passwords';
import { PasswordField, type PasswordFieldProps } from '@pcb/ui/PasswordField';
import { newPasswordContent, type NewPasswordContent } from './NewPasswordField.content.ts';

export interface NewPasswordFieldProps extends Pick<
  PasswordFieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'emptyMessage'
> {
  content?: NewPasswordContent;
}

/** A field for a new password, with the rule for it. Whether a password is a common one, only the host knows. */
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
      // An empty field says so itself.
      validate={(typed) => (typed === '' ? null : problemOf(typed))}
      description={content.rule}
    />
  );
}
