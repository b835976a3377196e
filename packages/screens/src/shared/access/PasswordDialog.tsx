'use client';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { FormDialog } from '../components/FormDialog.tsx';
import { NewPasswordField } from '../components/NewPasswordField.tsx';
import { SendingForm } from '../components/SendingForm.tsx';
import type { Sending } from '../remote/remote.ts';
import type { WithContent } from '../WithContent.ts';
import { passwordDialogContent, type PasswordDialogContent } from './access.content.ts';

export interface PasswordChange {
  current: string;
  password: string;
}

export interface PasswordDialogProps extends Sending<keyof PasswordChange>, WithContent<PasswordDialogContent> {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (change: PasswordChange) => void;
}

export function PasswordDialog({
  isOpen,
  onClose,
  onSubmit,
  isSaving,
  problems,
  content = passwordDialogContent,
}: PasswordDialogProps) {
  return (
    <FormDialog
      title={content.title}
      submitLabel={content.submit}
      cancelLabel={content.cancel}
      isSaving={isSaving}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(id) => <Fields id={id} isSaving={isSaving} problems={problems} onSubmit={onSubmit} content={content} />}
    </FormDialog>
  );
}

interface FieldsProps extends Sending<keyof PasswordChange>, Pick<PasswordDialogProps, 'onSubmit'> {
  id: string;
  content: PasswordDialogContent;
}

function Fields({ id, isSaving, problems, onSubmit, content }: FieldsProps) {
  const [values, setValues] = useState<PasswordChange>({ current: '', password: '' });
  const field = (name: keyof PasswordChange) => ({
    name,
    label: content[name],
    value: values[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  });
  return (
    <SendingForm id={id} values={values} isSaving={isSaving} problems={problems} onSubmit={() => onSubmit(values)}>
      <PasswordField {...field('current')} isRequired autoComplete="current-password" />
      <NewPasswordField {...field('password')} />
      <Text size="small" tone="muted">
        {content.note}
      </Text>
    </SendingForm>
  );
}
