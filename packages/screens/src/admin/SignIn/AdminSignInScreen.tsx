'use client';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shared/components/BrandLogo.tsx';
import type { Credentials } from '../../shared/components/credentials.ts';
import { CredentialsForm } from '../../shared/components/CredentialsForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { adminSignInContent, type AdminSignInContent } from './AdminSignInScreen.content.ts';
import * as styles from './AdminSignInScreen.css.ts';

export type { Credentials } from '../../shared/components/credentials.ts';
export { adminSignInContent, type AdminSignInContent } from './AdminSignInScreen.content.ts';

export interface AdminSignInScreenProps extends Sending<keyof Credentials>, WithContent<AdminSignInContent> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name'>;
  /** Called when the form is submitted and passes the browser's validation. */
  onSubmit: (credentials: Credentials) => void;
}

/**
 * The admin sign-in page, without header, footer or `AdminLayout`.
 *
 * @example <AdminSignInScreen brand={brand} onSubmit={({ email, password }) => signInAsAdmin(email, password)} />
 */
export function AdminSignInScreen({ brand, content = adminSignInContent, ...form }: AdminSignInScreenProps) {
  const [credentials, setCredentials] = useState({ email: '', password: '' });

  return (
    <main className={styles.main}>
      <Stack gap="xlarge">
        <BrandLogo name={brand.name} className={styles.logo} />
        <Heading level={1} size="heading" id="page-title" tabIndex={-1}>
          {content.title}
        </Heading>
      </Stack>
      <Card>
        <CredentialsForm {...form} purpose="signIn" values={credentials} onChange={setCredentials} content={content} />
      </Card>
      <Text size="small">
        <Link variant="standalone" href={content.back.href}>
          {content.back.label}
        </Link>
      </Text>
    </main>
  );
}
