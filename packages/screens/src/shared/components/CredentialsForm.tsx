'use client';
import type { ButtonProps } from '@pcb/ui/Button';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import type { ReactNode } from 'react';
import type { Sending } from '../remote/remote.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SendingForm } from './SendingForm.tsx';

const fieldsOf = { signIn: ['email', 'password'], register: ['name', 'email', 'password'] } as const;

type Purpose = keyof typeof fieldsOf;
type FieldOf<Form extends Purpose> = (typeof fieldsOf)[Form][number];

const autoComplete = {
  signIn: { name: 'name', email: 'username', password: 'current-password' },
  register: { name: 'name', email: 'email', password: 'new-password' },
} as const;

export interface CredentialsFormProps<Form extends Purpose> extends Sending<FieldOf<Form>>, Pick<ButtonProps, 'size'> {
  /** Selects the fields of sign-in, or also the name. All are required. */
  purpose: Form;
  values: Readonly<Record<FieldOf<Form>, string>>;
  onChange: (values: Record<FieldOf<Form>, string>) => void;
  /** Called when the form is submitted and passes the browser's validation. Not called while saving. */
  onSubmit: (values: Readonly<Record<FieldOf<Form>, string>>) => void;
  content: Readonly<Record<FieldOf<Form> | 'submit', string>> & { empty: Readonly<Record<FieldOf<Form>, string>> };
  /** Whether the form states a minimum password length and rejects shorter ones. @default false */
  hasPasswordRule?: boolean | undefined;
  /** The `ErrorSummary` above the fields. */
  errorSummary?: ReactNode;
}

/** The form for sign-in and registration. `size` applies to the submit button. */
export function CredentialsForm<Form extends Purpose>({
  purpose,
  values,
  onChange,
  onSubmit,
  content,
  hasPasswordRule = false,
  errorSummary,
  ...form
}: CredentialsFormProps<Form>) {
  const fields: readonly FieldOf<Form>[] = fieldsOf[purpose];
  return (
    <SendingForm {...form} values={values} submit={content.submit} onSubmit={() => onSubmit(values)}>
      {errorSummary}
      <Stack gap="large">
        {fields.map((name) => {
          const fieldProps = {
            name,
            label: content[name],
            isRequired: true,
            emptyMessage: content.empty[name],
            value: values[name],
            onChange: (text: string) => onChange({ ...values, [name]: text }),
          };
          return name === 'password' && hasPasswordRule ? (
            <NewPasswordField key={name} {...fieldProps} />
          ) : name === 'password' ? (
            <PasswordField key={name} autoComplete={autoComplete[purpose].password} {...fieldProps} />
          ) : (
            <TextField
              key={name}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={autoComplete[purpose][name]}
              {...fieldProps}
            />
          );
        })}
      </Stack>
    </SendingForm>
  );
}
