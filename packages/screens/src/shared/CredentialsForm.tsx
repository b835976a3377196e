'use client';
import { Button, type ButtonProps } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import type { FormEvent } from 'react';
import { ProblemNote } from './ProblemNote.tsx';
import type { Sending } from './remote.ts';

type Field = 'name' | 'email' | 'password';

/** What password managers are told, by what the form is for. */
const autoComplete = {
  signIn: { name: 'name', email: 'username', password: 'current-password' },
  register: { name: 'name', email: 'email', password: 'new-password' },
} as const;

const types = { name: 'text', email: 'email', password: 'password' } as const;

export interface CredentialsFormProps<Name extends Field> extends Sending<Name>, Pick<ButtonProps, 'tone' | 'size'> {
  purpose: keyof typeof autoComplete;
  /** The fields, in order. All of them are required. */
  fields: readonly Name[];
  /** What is in the fields. Nothing is trimmed, because credentials must match exactly. */
  values: Readonly<Record<Name, string>>;
  onChange: (values: Record<Name, string>) => void;
  /** Called when the form is submitted and the browser accepts all fields, not while it is being saved. */
  onSubmit: (values: Readonly<Record<Name, string>>) => void;
  content: Readonly<Record<Name | 'submit', string>>;
}

/** The form of signing in and of registering. `tone` and `size` are those of its button. */
export function CredentialsForm<Name extends Field>({
  purpose,
  fields,
  values,
  onChange,
  onSubmit,
  isSaving = false,
  problems,
  content,
  ...button
}: CredentialsFormProps<Name>) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit(values);
  };
  return (
    <Form validationErrors={problems?.fields} onSubmit={submit}>
      <Stack gap="xlarge">
        <Stack gap="large">
          {fields.map((name) => (
            <TextField
              key={name}
              name={name}
              label={content[name]}
              type={types[name]}
              autoComplete={autoComplete[purpose][name]}
              isRequired
              value={values[name]}
              onChange={(text) => onChange({ ...values, [name]: text })}
            />
          ))}
        </Stack>
        <ProblemNote text={problems?.general} />
        <Button type="submit" isPending={isSaving} {...button}>
          {content.submit}
        </Button>
      </Stack>
    </Form>
  );
}
