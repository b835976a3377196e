import { type Registration, RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import { SignInStepScreen } from '@pcb/screens/account/SignInStepScreen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { DataError } from '../data/dataError.ts';
import { signInMessages } from './signInMessages.ts';
import { confirmAddress } from './signInMails.ts';

/** The registration page, followed by the form for the code that is sent to the new address. */
export function Register() {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send } = useSending();
  // Kept in memory only, to sign in after the confirmation.
  const [registered, setRegistered] = useState<Registration>();

  const register = async (registration: Registration) => {
    try {
      await site.data.session.register(registration);
    } catch (error) {
      if (!(error instanceof DataError) || error.fields?.['password'] === undefined) throw error;
      throw new DataError('invalid', signInMessages.shortPassword);
    }
    setRegistered(registration);
  };
  const confirm = async ({ email, password }: Registration, code: string) => {
    await confirmAddress(email, code);
    const result = await site.session.signIn({ email, password });
    await navigate(result === 'signed-in' ? '/dashboard' : '/login', { replace: true });
  };

  if (!registered)
    return (
      <RegisterScreen
        brand={site.brand}
        {...sending}
        onSubmit={(registration) => void send(() => register(registration))}
      />
    );
  return (
    <SignInStepScreen
      brand={site.brand}
      step="confirm"
      email={registered.email}
      {...sending}
      onSubmit={(code) => void send(() => confirm(registered, code))}
    />
  );
}
