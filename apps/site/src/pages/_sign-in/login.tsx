import { SignInScreen } from '@pcb/screens/account/SignInScreen';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { accountEffects } from '../../effects/account.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { prepareSignIn } from '../../session/session.ts';

export const handle: PageHandle = {
  title: titled('Sign In'),
  description: 'Sign in to follow your orders, invoices, queries and quotations.',
};

export function Component() {
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    prepareSignIn();
    // Whoever leaves this page in the moment before the dashboard comes is not pulled back to it.
    return () => cancel.current?.();
  }, []);
  return (
    <SignInScreen
      brand={brand}
      defaultEmail={brand.demoCustomer.email}
      defaultPassword={brand.demoCustomer.password}
      isSubmitting={isSubmitting}
      onSubmit={(credentials) => {
        cancel.current = accountEffects.signIn(credentials, () => void navigate('/dashboard'));
        setSubmitting(cancel.current !== undefined);
      }}
    />
  );
}
