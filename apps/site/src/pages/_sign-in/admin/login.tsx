import { AdminSignInScreen } from '@pcb/screens/admin/AdminSignInScreen';
import { useNavigate } from 'react-router-dom';
import type { PageHandle } from '../../../app/routing/page.ts';
import { useAdminEffects } from '../../../app/hooks/useAdminEffects.ts';
import { useSending } from '../../../app/hooks/useSending.ts';
import { useSite } from '../../../app/hooks/useSite.ts';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import { accountMessages } from '../../../messages/account.ts';

export const handle: PageHandle = {
  title: 'Admin Panel Login',
  description: 'Sign in as an administrator to manage orders, services, inquiries and quotations.',
};

export function Component() {
  const site = useSite();
  const navigate = useNavigate();
  const effects = useAdminEffects();
  const { sending, send } = useSending(accountMessages.notSignedIn);
  const signIn = async (credentials: Credentials) => {
    // Replaces this page in the history: Back must not show the form to an administrator who is signed in.
    if (await effects.signIn(credentials)) await navigate('/admin/dashboard', { replace: true });
  };
  return (
    <AdminSignInScreen
      brand={site.brand}
      {...sending}
      onSubmit={(credentials) => void send(() => signIn(credentials))}
    />
  );
}
