import { SignInScreen } from '@pcb/screens/account/SignInScreen';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { accountEffects } from '../effects/account.ts';
import { accountMessages } from '../messages/account.ts';

export const urlSteps = {};

export function SignIn() {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send } = useSending(accountMessages.notSignedIn);
  const [isLeaving, setLeaving] = useState(false);
  const cancel = useRef<() => void>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    // A visitor who leaves this page during the delay is not redirected.
    return () => {
      isMounted.current = false;
      cancel.current?.();
    };
  }, []);

  const signIn = async (credentials: Credentials) => {
    // Replaces the history entry: Back must not show the form to a signed-in customer.
    const openDashboard = () => void navigate('/dashboard', { replace: true });
    cancel.current = await accountEffects(site).signIn(credentials, openDashboard);
    if (!isMounted.current) cancel.current?.();
    setLeaving(cancel.current !== undefined);
  };
  return (
    <SignInScreen
      brand={site.brand}
      demoAccount={site.data.session.demoAccount}
      {...(isLeaving ? { isSaving: true } : sending)}
      onSubmit={(credentials) => void send(() => signIn(credentials))}
    />
  );
}
