'use client';
import { ErrorSummary } from '@pcb/ui/ErrorSummary';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import type { Credentials } from '../../shared/components/credentials.ts';
import { CredentialsForm } from '../../shared/components/CredentialsForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

export { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

/** The values as typed, not trimmed. The host must not store the password. */
export interface Registration extends Credentials {
  name: string;
}

export interface RegisterScreenProps extends Sending<keyof Registration>, WithContent<RegisterContent> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name' | 'mark'>;
  /** Whether the form states a minimum password length and rejects shorter ones. @default false */
  hasPasswordRule?: boolean;
  /** Called when the form is submitted with every field filled in. */
  onSubmit: (registration: Registration) => void;
}

/**
 * The customer registration page, without header or footer.
 *
 * @example <RegisterScreen brand={brand} onSubmit={({ name, email, password }) => register(name, email, password)} />
 */
export function RegisterScreen({ brand, content = registerContent, ...form }: RegisterScreenProps) {
  const [registration, setRegistration] = useState<Registration>({ name: '', email: '', password: '' });

  return (
    <AuthLayout
      brand={brand}
      panel={content.panel}
      isPanelAlwaysVisible
      title={content.title}
      subtitle={content.subtitle}
      alternative={{ ...content.signIn, href: '/login' }}
    >
      <CredentialsForm
        {...form}
        purpose="register"
        values={registration}
        onChange={setRegistration}
        content={content}
        errorSummary={<ErrorSummary />}
        size="large"
      />
    </AuthLayout>
  );
}
