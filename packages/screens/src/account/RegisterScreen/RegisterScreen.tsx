'use client';
import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { ProblemNote } from '../../shared/ProblemNote.tsx';
import type { Sending } from '../../shared/remote.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

export { registerContent, type RegisterContent } from './RegisterScreen.content.ts';

/** What was typed, to the letter. */
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
  /** The form was sent, with every field filled in. */
  onSubmit: (registration: Registration) => void;
  /** Its words: pass others to translate or to re-word it. @default registerContent */
  content?: RegisterContent;
}

/**
 * The registration of a customer. It stands alone, without header and footer.
 *
 * @example <RegisterScreen brand={brand} onSubmit={({ name, email, password }) => register(name, email, password)} />
 */
export function RegisterScreen({
  brand,
  isSaving = false,
  problems,
  onSubmit,
  content = registerContent,
}: RegisterScreenProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit({ name, email, password });
  };

  return (
    <AuthLayout
      brandName={brand.name}
      panel={content.panel}
      isPanelShownEverywhere
      title={content.title}
      subtitle={content.subtitle}
      alternative={{ ...content.signIn, href: '/login' }}
    >
      <Form validationErrors={problems?.fields} onSubmit={submit}>
        <Stack gap="xlarge">
          <Stack gap="large">
            <TextField
              label={content.name}
              name="name"
              autoComplete="name"
              isRequired
              value={name}
              onChange={setName}
            />
            <TextField
              label={content.email}
              type="email"
              name="email"
              autoComplete="email"
              isRequired
              value={email}
              onChange={setEmail}
            />
            <TextField
              label={content.password}
              type="password"
              name="password"
              autoComplete="new-password"
              isRequired
              value={password}
              onChange={setPassword}
            />
          </Stack>
          <ProblemNote text={problems?.general} />
          <Button type="submit" tone="highlight" size="large" isPending={isSaving}>
            {content.submit}
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
