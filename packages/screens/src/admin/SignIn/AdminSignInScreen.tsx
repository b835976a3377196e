'use client';
import { Notice } from '@pcb/ui/Notice';
import { Stack } from '@pcb/ui/Stack';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import type { Credentials } from '../../shared/components/credentials.ts';
import { CredentialsForm } from '../../shared/components/CredentialsForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AdminSignInLayout } from '../private/AdminSignInLayout/AdminSignInLayout.tsx';
import { adminSignInContent, type AdminSignInContent } from './AdminSignInScreen.content.ts';

export type { Credentials } from '../../shared/components/credentials.ts';
export { adminSignInContent, type AdminSignInContent } from './AdminSignInScreen.content.ts';

export interface AdminSignInScreenProps extends Sending<keyof Credentials>, WithContent<AdminSignInContent> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name' | 'mark'>;
  /** Why the form is shown again, such as an expired second step. */
  notice?: string | undefined;
  /** Called when the form is submitted and passes the browser's validation. */
  onSubmit: (credentials: Credentials) => void;
}

/**
 * The admin sign-in page, without header, footer or `AdminLayout`. The second step is `AdminSignInStepScreen`.
 *
 * @example <AdminSignInScreen brand={brand} onSubmit={({ email, password }) => signInAsAdmin(email, password)} />
 */
export function AdminSignInScreen({ brand, notice, content = adminSignInContent, ...form }: AdminSignInScreenProps) {
  const [credentials, setCredentials] = useState({ email: '', password: '' });

  return (
    <AdminSignInLayout brand={brand} title={content.title} back={content.back}>
      <Stack gap="xlarge">
        {notice === undefined ? null : (
          <Notice tone="warning" isAnnounced>
            {notice}
          </Notice>
        )}
        <CredentialsForm {...form} purpose="signIn" values={credentials} onChange={setCredentials} content={content} />
      </Stack>
    </AdminSignInLayout>
  );
}
