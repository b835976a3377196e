'use client';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { CredentialsForm } from '../../shared/CredentialsForm.tsx';
import type { Sending } from '../../shared/remote.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

export { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

/** The values as typed, not trimmed. */
export interface Registration {
  /** The full name, used in the greeting. */
  name: string;
  /** The e-mail address for signing in. */
  email: string;
  /** The password, in plain text. The host must not store it. */
  password: string;
}

export interface RegisterScreenProps extends Sending<keyof Registration> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name'>;
  /** Called when the form is submitted with every field filled in. */
  onSubmit: (registration: Registration) => void;
  /** The copy; pass another object to translate or reword it. @default registerContent */
  content?: RegisterContent;
}

/**
 * The customer registration page, without header or footer.
 *
 * @example <RegisterScreen brand={brand} onSubmit={({ name, email, password }) => register(name, email, password)} />
 */
export function RegisterScreen({
  brand,
  isSaving,
  problems,
  onSubmit,
  content = registerContent,
}: RegisterScreenProps) {
  const [registration, setRegistration] = useState<Registration>({ name: '', email: '', password: '' });

  return (
    <AuthLayout
      brandName={brand.name}
      panel={content.panel}
      isPanelAlwaysVisible
      title={content.title}
      subtitle={content.subtitle}
      alternative={{ ...content.signIn, href: '/login' }}
    >
      <CredentialsForm
        purpose="register"
        fields={['name', 'email', 'password']}
        values={registration}
        onChange={setRegistration}
        onSubmit={onSubmit}
        isSaving={isSaving}
        problems={problems}
        content={content}
        size="large"
      />
    </AuthLayout>
  );
}
