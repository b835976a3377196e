'use client';
import { maxEmailLength } from '@pcb/text/typed';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { AccountSecurityDialogContent } from './AccountSecurityDialog.content.ts';

interface NewEmailFormProps extends Sending {
  id: string;
  onSubmit: (change: { email: string; password: string }) => void;
  content: AccountSecurityDialogContent['email'];
}

/** Requires the password, so that nobody else can change the address at an unlocked computer. */
export function NewEmailForm({ onSubmit, content, ...form }: NewEmailFormProps) {
  const [values, setValues] = useState({ email: '', password: '' });
  const field = (name: 'email' | 'password') => ({
    name,
    label: content[name],
    isRequired: true,
    value: values[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  });
  return (
    <SendingForm {...form} values={values} onSubmit={() => onSubmit(values)}>
      <Text size="small" tone="muted">
        {content.note}
      </Text>
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={maxEmailLength} />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </SendingForm>
  );
}

interface EmailCodeFormProps extends Sending {
  id: string;
  email: string;
  onSubmit: (code: string) => void;
  content: AccountSecurityDialogContent['emailCode'];
}

export function EmailCodeForm({ email, onSubmit, content, ...form }: EmailCodeFormProps) {
  const [code, setCode] = useState('');
  return (
    <SendingForm {...form} values={code} onSubmit={() => onSubmit(code)}>
      <Text>{content.text(email)}</Text>
      <OneTimeCodeField name="code" label={content.code} isRequired value={code} onChange={setCode} />
      <Text size="small" tone="muted">
        {content.note}
      </Text>
    </SendingForm>
  );
}
