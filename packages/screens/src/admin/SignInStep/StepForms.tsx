'use client';
import { Button } from '@pcb/ui/Button';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { type ReactNode, useState } from 'react';
import { NewPasswordField } from '../../shared/components/NewPasswordField.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { AdminSignInStepContent } from './AdminSignInStepScreen.content.ts';

export interface StepProps extends Sending {
  onSubmit: (value: string) => void;
}

interface StepFormProps extends StepProps {
  submit: string;
  children: (value: string, onChange: (value: string) => void) => ReactNode;
}

export function StepForm({ onSubmit, children, ...form }: StepFormProps) {
  const [value, setValue] = useState('');
  return (
    <SendingForm {...form} values={value} onSubmit={() => onSubmit(value)}>
      {children(value, setValue)}
    </SendingForm>
  );
}

interface CodeFormProps extends StepProps {
  onUseOther: () => void;
}

export function CodeForm({
  content,
  onUseOther,
  ...form
}: CodeFormProps & { content: AdminSignInStepContent['code'] }) {
  return (
    <Stack gap="large">
      <StepForm {...form} submit={content.submit}>
        {(value, onChange) => (
          <OneTimeCodeField name="code" label={content.field} isRequired value={value} onChange={onChange} />
        )}
      </StepForm>
      <OtherCode label={content.useRecoveryCode} onPress={onUseOther} />
    </Stack>
  );
}

export function RecoveryCodeForm({
  content,
  onUseOther,
  ...form
}: CodeFormProps & { content: AdminSignInStepContent['recoveryCode'] }) {
  return (
    <Stack gap="large">
      <StepForm {...form} submit={content.submit}>
        {(value, onChange) => (
          <TextField
            name="code"
            label={content.field}
            isRequired
            autoComplete="off"
            spellCheck="false"
            minLength={6}
            maxLength={20}
            value={value}
            onChange={onChange}
          />
        )}
      </StepForm>
      <OtherCode label={content.useApp} onPress={onUseOther} />
    </Stack>
  );
}

function OtherCode({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="ghost" tone="neutral" size="small" onPress={onPress}>
      {label}
    </Button>
  );
}

export function PasswordForm({ content, ...form }: StepProps & { content: AdminSignInStepContent['invitation'] }) {
  return (
    <StepForm {...form} submit={content.submit}>
      {(value, onChange) => (
        <NewPasswordField name="password" label={content.field} value={value} onChange={onChange} />
      )}
    </StepForm>
  );
}
