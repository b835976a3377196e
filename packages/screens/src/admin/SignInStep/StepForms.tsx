'use client';
import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { type ReactNode, useState } from 'react';
import { NewPasswordField } from '../../shared/components/NewPasswordField.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { useFieldProblems } from '../../shared/remote/useFieldProblems.ts';
import type { AdminSignInStepContent } from './AdminSignInStepScreen.content.ts';

export interface StepProps extends Sending {
  onSubmit: (value: string) => void;
}

interface StepFormProps extends StepProps {
  submit: string;
  children: (value: string, onChange: (value: string) => void) => ReactNode;
}

export function StepForm({ submit, isSaving = false, problems, onSubmit, children }: StepFormProps) {
  const [value, setValue] = useState('');
  return (
    <Form
      validationErrors={useFieldProblems(problems, value)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit(value);
      }}
    >
      <Stack gap="xlarge">
        {children(value, setValue)}
        <ProblemNote text={problems?.general} />
        <Button type="submit" isPending={isSaving}>
          {submit}
        </Button>
      </Stack>
    </Form>
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
