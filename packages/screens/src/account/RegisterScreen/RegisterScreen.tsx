'use client';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { CredentialsForm } from '../../shared/CredentialsForm.tsx';
import type { Sending } from '../../shared/remote.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

export { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

/** What was typed. Nothing is trimmed. */
export interface Registration {
  /** The name that the greeting will use. */
  name: string;
  /** The address to sign in with. */
  email: string;
  /** In plain text: the host must not keep it. */
  password: string;
}

export interface RegisterScreenProps extends Sending<keyof Registration> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name'>;
  /** Called when the form is submitted with every field filled in. */
  onSubmit: (registration: Registration) => void;
  /** Its words: pass others to translate or to re-word it. @default registerContent */
  content?: RegisterContent;
}

/**
 * The registration of a customer. It is a page of its own, without header and footer.
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
      isPanelShownEverywhere
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
        tone="highlight"
        size="large"
      />
    </AuthLayout>
  );
}
