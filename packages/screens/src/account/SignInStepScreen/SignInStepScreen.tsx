'use client';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { NewPasswordField } from '../../shared/components/NewPasswordField.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
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
  brand: Pick<Brand, 'name' | 'mark'>;
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

function Step({ brand, step, email = '', onSubmit, content = signInStepContent, ...form }: SignInStepScreenProps) {
  const [value, setValue] = useState('');
  const { back, panel, [step]: text } = content;
  const field = fieldOf[step];
  const common = { isRequired: true, value, onChange: setValue };
  return (
    <AuthLayout brand={brand} panel={panel} title={text.title} subtitle={text.text(email)} alternative={back}>
      {field !== null && (
        <SendingForm
          {...form}
          size="large"
          values={value}
          submit={'submit' in text ? text.submit : undefined}
          onSubmit={() => onSubmit(value)}
        >
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
        </SendingForm>
      )}
    </AuthLayout>
  );
}
