import { type Registration, RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import { SignInStepScreen } from '@pcb/screens/account/SignInStepScreen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { confirmRegistration } from './data/signInMails.ts';

export function Register() {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send } = useSending();
  // The password to sign in with after confirmation, and the secret that completes the code. Both are in memory only.
  const [registered, setRegistered] = useState<Registration & { secret: string }>();

  const register = async (registration: Registration) =>
    setRegistered({ ...registration, secret: await site.data.session.register(registration) });
  const confirm = async ({ email, password, secret }: Registration & { secret: string }, code: string) => {
    await confirmRegistration(secret, code);
    const result = await site.session.signIn({ email, password });
    await navigate(result === 'signed-in' ? '/dashboard' : '/login', { replace: true });
  };

  if (!registered)
    return (
      <RegisterScreen
        brand={site.brand}
        hasPasswordRule
        {...sending}
        onSubmit={(registration) => void send(() => register(registration))}
      />
    );
  return (
    <SignInStepScreen
      brand={site.brand}
      step="confirmRegistration"
      email={registered.email}
      {...sending}
      onSubmit={(code) => void send(() => confirm(registered, code))}
    />
  );
}
