import { SignInScreen } from '@pcb/screens/account/SignInScreen';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageHandle } from '../../app/page.ts';
import { useSending } from '../../app/useSending.ts';
import { useSite } from '../../app/useSite.ts';
import type { Credentials } from '../../data/storage.ts';
import { accountEffects } from '../../effects/account.ts';
import { accountMessages } from '../../messages/account.ts';

export const handle: PageHandle = {
  title: 'Sign In',
  description: 'Sign in to follow your orders, invoices, queries and quotations.',
};

export function Component() {
  const site = useSite();
  const { demoCustomer } = site.brand;
  const { prepareSignIn } = site.session;
  const navigate = useNavigate();
  const { sending, send } = useSending(accountMessages.notSignedIn);
  // Signed in, and about to go to the dashboard.
  const [isLeaving, setLeaving] = useState(false);
  const cancel = useRef<() => void>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    void prepareSignIn();
    isHere.current = true;
    // Whoever leaves this page in the moment before the dashboard comes is not pulled back to it.
    return () => {
      isHere.current = false;
      cancel.current?.();
    };
  }, [prepareSignIn]);

  const signIn = async (credentials: Credentials) => {
    cancel.current = await accountEffects(site).signIn(credentials, () => void navigate('/dashboard'));
    if (!isHere.current) cancel.current?.();
    setLeaving(cancel.current !== undefined);
  };
  return (
    <SignInScreen
      brand={site.brand}
      defaultEmail={demoCustomer.email}
      defaultPassword={demoCustomer.password}
      {...(isLeaving ? { isSaving: true } : sending)}
      onSubmit={(credentials) => void send(() => signIn(credentials))}
    />
  );
}
