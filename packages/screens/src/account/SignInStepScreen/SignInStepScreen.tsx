'use client';
import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { NewPasswordField } from '../../shared/components/NewPasswordField.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { useFieldProblems } from '../../shared/remote/useFieldProblems.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { signInStepContent, type SignInStepContent } from './SignInStepScreen.content.ts';

export { signInStepContent, type SignInStepContent } from './SignInStepScreen.content.ts';

const fieldOf = {
  forgotten: 'email',
  linkSent: null,
  newPassword: 'password',
  askForCode: 'email',
  code: 'code',
  confirm: 'code',
  confirmRegistration: 'code',
} as const;

/** A step of signing in by e-mail: a forgotten password, a code, or the confirmation of a new address. */
export type SignInStep = keyof typeof fieldOf;

export type SignInStepField = NonNullable<(typeof fieldOf)[SignInStep]>;

export interface SignInStepScreenProps extends Sending<SignInStepField>, WithContent<SignInStepContent> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name'>;
  /** The step to show. */
  step: SignInStep;
  /** The address that the e-mail was sent to. */
  email?: string;
  /** Called with the address, the code or the new password. */
  onSubmit: (value: string) => void;
}

/**
 * A step of signing in by e-mail, instead of the sign-in form. It has one field, or tells the customer what to do next.
 *
 * @example <SignInStepScreen brand={brand} step="code" email={email} onSubmit={(code) => signInWith(email, code)} />
 */
export function SignInStepScreen({ step, ...props }: SignInStepScreenProps) {
  return <Step key={step} step={step} {...props} />;
}

function Step({
  brand,
  step,
  email = '',
  isSaving = false,
  problems,
  onSubmit,
  content = signInStepContent,
}: SignInStepScreenProps) {
  const [value, setValue] = useState('');
  const errors = useFieldProblems(problems, value);
  const { back, panel, [step]: text } = content;
  const field = fieldOf[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit(value);
  };
  const common = { isRequired: true, value, onChange: setValue };
  return (
    <AuthLayout brandName={brand.name} panel={panel} title={text.title} subtitle={text.text(email)} alternative={back}>
      {field !== null && (
        <Form validationErrors={errors} onSubmit={submit}>
          <Stack gap="xlarge">
            {field === 'email' && (
              <TextField
                {...common}
                name="email"
                type="email"
                autoComplete="username"
                label={content.fields.email}
                emptyMessage={content.empty.email}
              />
            )}
            {field === 'code' && <OneTimeCodeField {...common} name="code" label={content.fields.code} />}
            {field === 'password' && <NewPasswordField {...common} name="password" label={content.fields.password} />}
            <ProblemNote text={problems?.general} />
            {'submit' in text && (
              <Button type="submit" size="large" isPending={isSaving}>
                {text.submit}
              </Button>
            )}
          </Stack>
        </Form>
      )}
    </AuthLayout>
  );
}
