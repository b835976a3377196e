'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Code } from '@pcb/ui/Code';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import type { Credentials } from '../../shared/components/credentials.ts';
import { CredentialsForm } from '../../shared/components/CredentialsForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AuthLayout } from '../private/AuthLayout.tsx';
import { signInContent, type SignInContent } from './SignInScreen.content.ts';

export type { Credentials } from '../../shared/components/credentials.ts';
export { signInContent, type SignInContent } from './SignInScreen.content.ts';

export interface SignInScreenProps extends Sending<keyof Credentials>, WithContent<SignInContent> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name' | 'mark'>;
  /** A demo account: shown below the form and prefilled. Omit it if there is none. */
  demoAccount?: Credentials | undefined;
  /** Whether to link to a forgotten password and to a code by e-mail (`SignInStepScreen`). @default false */
  hasMailLinks?: boolean;
  /** Called when the form is submitted and passes the browser's validation. */
  onSubmit: (credentials: Credentials) => void;
}

/**
 * The customer sign-in page, without header or footer.
 *
 * @example <SignInScreen brand={brand} onSubmit={({ email, password }) => signIn(email, password)} />
 */
export function SignInScreen({
  brand,
  demoAccount,
  hasMailLinks = false,
  content = signInContent,
  ...form
}: SignInScreenProps) {
  const [credentials, setCredentials] = useState(demoAccount ?? { email: '', password: '' });

  return (
    <AuthLayout
      brand={brand}
      panel={content.panel}
      title={content.title}
      subtitle={demoAccount && content.subtitle}
      alternative={{ ...content.register, href: '/register' }}
    >
      <CredentialsForm
        {...form}
        purpose="signIn"
        values={credentials}
        onChange={setCredentials}
        content={content}
        size="large"
      />
      {hasMailLinks && (
        <Inline gap="large" justify="space-between">
          {[content.forgotten, content.code].map(({ label, href }) => (
            <Text key={href} size="small">
              <Link href={href}>{label}</Link>
            </Text>
          ))}
        </Inline>
      )}
      {demoAccount && (
        <Box
          elementType="section"
          surface="sunken"
          hasBorder
          borderRadius="large"
          aria-labelledby="demo-title"
          padding="large"
        >
          <Stack gap="medium">
            <Inline gap="small" justify="space-between">
              <Text elementType="h2" size="small" weight="medium" id="demo-title">
                {content.demo.title}
              </Text>
              <Button variant="outline" tone="neutral" size="small" onPress={() => setCredentials(demoAccount)}>
                {content.demo.use}
              </Button>
            </Inline>
            <DefinitionList
              density="compact"
              items={[
                { id: 'email', label: content.demo.email, value: <Code>{demoAccount.email}</Code> },
                { id: 'password', label: content.demo.password, value: <Code>{demoAccount.password}</Code> },
              ]}
            />
          </Stack>
        </Box>
      )}
    </AuthLayout>
  );
}
