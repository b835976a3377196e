import { AdminSignInScreen, type Credentials } from '@pcb/screens/admin/AdminSignInScreen';
import { useNavigate } from 'react-router-dom';
import { useAdminEffects } from '../app/hooks/useAdminEffects.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { accountMessages } from '../messages/account.ts';

export const urlSteps = {};

export function AdminSignIn() {
  const site = useSite();
  const navigate = useNavigate();
  const effects = useAdminEffects();
  const { sending, send } = useSending(accountMessages.notSignedIn);
  const signIn = async (credentials: Credentials) => {
    // Replaces the history entry: Back must not show the form to a signed-in administrator.
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
