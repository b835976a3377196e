'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { ProblemNote } from '../../shared/ProblemNote.tsx';
import type { Sending } from '../../shared/remote.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { signInContent, type SignInContent } from './SignInScreen.content.ts';
import * as styles from './SignInScreen.css.ts';

export { signInContent, type SignInContent } from './SignInScreen.content.ts';

/** What was typed, to the letter: nothing is trimmed, because both must match exactly. */
export interface Credentials {
  /** The e-mail address. */
  email: string;
  /** The password, in plain text. */
  password: string;
}

export interface SignInScreenProps extends Sending<keyof Credentials> {
  /** The name for the logo, and the demo account that the page offers. */
  brand: Pick<Brand, 'name' | 'demoCustomer'>;
  /** What the e-mail field starts with. @default the demo customer's e-mail */
  defaultEmail?: string;
  /** What the password field starts with. @default the demo customer's password */
  defaultPassword?: string;
  /** The form was sent, with an e-mail address and a password that the browser accepts. */
  onSubmit: (credentials: Credentials) => void;
  /** Its words: pass others to translate or to re-word it. @default signInContent */
  content?: SignInContent;
}

/**
 * The customers' sign-in. It stands alone, without header and footer.
 *
 * @example <SignInScreen brand={brand} onSubmit={({ email, password }) => signIn(email, password)} />
 */
export function SignInScreen({
  brand,
  defaultEmail = brand.demoCustomer.email,
  defaultPassword = brand.demoCustomer.password,
  isSaving = false,
  problems,
  onSubmit,
  content = signInContent,
}: SignInScreenProps) {
  const [email, setEmail] = useState(defaultEmail);
  const [password, setPassword] = useState(defaultPassword);
  const { demoCustomer } = brand;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit({ email, password });
  };

  return (
    <AuthLayout
      brandName={brand.name}
      panel={content.panel}
      title={content.title}
      subtitle={content.subtitle}
      alternative={{ ...content.register, href: '/register' }}
    >
      <Form validationErrors={problems?.fields} onSubmit={submit}>
        <Stack gap="xlarge">
          <Stack gap="large">
            <TextField
              label={content.email}
              type="email"
              name="email"
              autoComplete="username"
              isRequired
              value={email}
              onChange={setEmail}
            />
            <TextField
              label={content.password}
              type="password"
              name="password"
              autoComplete="current-password"
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
      <Box
        as="section"
        surface="sunken"
        border
        borderRadius="large"
        aria-labelledby="demo-title"
        className={styles.demo}
      >
        <div className={styles.demoHead}>
          <Text as="h2" size="small" weight="medium" id="demo-title">
            {content.demo.title}
          </Text>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            onPress={() => {
              setEmail(demoCustomer.email);
              setPassword(demoCustomer.password);
            }}
          >
            {content.demo.use}
          </Button>
        </div>
        <dl className={styles.credentials}>
          <dt className={styles.term}>{content.demo.email}</dt>
          <dd className={styles.value}>{demoCustomer.email}</dd>
          <dt className={styles.term}>{content.demo.password}</dt>
          <dd className={styles.value}>{demoCustomer.password}</dd>
        </dl>
      </Box>
    </AuthLayout>
  );
}
