import { type Credentials, SignInScreen } from '@pcb/screens/account/SignInScreen';
import { type SignInStep, SignInStepScreen } from '@pcb/screens/account/SignInStepScreen';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../app/hooks/useHydrated.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { DataError } from '../data/dataError.ts';
import { accountMessages } from '../messages/account.ts';
import { wrongCredentials } from '../messages/common.ts';
import { confirmAddress, sendResetLink, sendSignInCode, setPassword, signInWithCode } from './data/signInMails.ts';
import { signInMessages } from './messages/signInMessages.ts';

export const urlSteps = { waitsFor: /#(forgotten|code|reset=)/ };

/** The code for a new account is typed on the page where it was made. */
type Step = Exclude<SignInStep, 'confirmRegistration'>;

const stepAt = (hash: string): Step | undefined =>
  hash.startsWith('#reset=')
    ? 'newPassword'
    : hash === '#forgotten'
      ? 'forgotten'
      : hash === '#code'
        ? 'askForCode'
        : undefined;

export function SignIn() {
  const { key, hash } = useLocation();
  return <SignInSteps key={key} hash={useHydrated(() => hash, '')} />;
}

function SignInSteps({ hash }: { hash: string }) {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send } = useSending(accountMessages.notSignedIn);
  const [laterStep, setLaterStep] = useState<Step>();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const { email } = credentials;
  const step = laterStep ?? stepAt(hash);

  const openDashboard = async () => {
    // Replaces the history entry: Back must not show the form to a signed-in customer.
    if (await site.session.refreshCustomer()) await navigate('/dashboard', { replace: true });
  };
  const signIn = async (typed: Credentials) => {
    setCredentials(typed);
    const result = await site.session.signIn(typed);
    if (result === 'invalid-credentials') throw new DataError('invalid', wrongCredentials);
    if (result === 'storage-blocked') throw new DataError('forbidden', { reason: signInMessages.cookiesBlocked });
    await openDashboard();
  };
  const submitCredentials = (typed: Credentials) =>
    void send(() =>
      signIn(typed).catch((error: unknown) => {
        if (!(error instanceof DataError) || error.kind !== 'unverified') throw error;
        setLaterStep('confirm');
      }),
    );

  const actions: Record<Step, (value: string) => Promise<void>> = {
    forgotten: async (address) => {
      await sendResetLink(address);
      setCredentials({ email: address, password: '' });
      setLaterStep('linkSent');
    },
    linkSent: () => Promise.resolve(),
    newPassword: async (password) => {
      await setPassword(hash.slice('#reset='.length), password);
      site.toasts.show({ title: signInMessages.passwordChanged, tone: 'success' });
      await navigate('/login', { replace: true });
    },
    askForCode: async (address) => {
      await sendSignInCode(address);
      setCredentials({ email: address, password: '' });
      setLaterStep('code');
    },
    code: async (code) => {
      await signInWithCode(email, code);
      await openDashboard();
    },
    confirm: async (code) => {
      await confirmAddress(email, code);
      await signIn(credentials);
    },
  };

  if (step === undefined)
    return <SignInScreen brand={site.brand} hasMailLinks {...sending} onSubmit={submitCredentials} />;
  return (
    <SignInStepScreen
      brand={site.brand}
      step={step}
      email={email}
      {...sending}
      onSubmit={(value) => void send(() => actions[step](value))}
    />
  );
}
