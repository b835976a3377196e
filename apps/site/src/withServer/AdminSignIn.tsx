import { AdminSignInScreen, type Credentials } from '@pcb/screens/admin/AdminSignInScreen';
import { type AdminSignInStep, AdminSignInStepScreen } from '@pcb/screens/admin/AdminSignInStepScreen';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../app/hooks/useHydrated.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { DataError } from '../data/dataError.ts';
import { downloadFile } from '../effects/downloadFile.ts';
import { accountMessages } from '../messages/account.ts';
import { wrongCredentials } from '../messages/common.ts';
import { acceptInvitation, signInWithSecondFactor } from './data/adminSignIn.ts';
import { signInMessages } from './messages/signInMessages.ts';

const invitationHash = '#invitation=';

export const urlSteps = { waitsFor: /#invitation=/ };

export function AdminSignIn() {
  const { key, hash } = useLocation();
  return <AdminSignInSteps key={key} hash={useHydrated(() => hash, '')} />;
}

function AdminSignInSteps({ hash }: { hash: string }) {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send, reset } = useSending(accountMessages.notSignedIn);
  const [laterStep, setLaterStep] = useState<AdminSignInStep>();
  const [notice, setNotice] = useState<string>();
  const invitation: AdminSignInStep | undefined = hash.startsWith(invitationHash) ? { step: 'invitation' } : undefined;
  const step = laterStep ?? invitation;

  const open = (next: AdminSignInStep | undefined) => {
    reset();
    setLaterStep(next);
  };
  const openDashboard = async () => {
    // The browser may block cookies.
    if (!(await site.session.refreshAdministrator()))
      throw new DataError('forbidden', { reason: signInMessages.cookiesBlocked });
    // Replaces the history entry: Back must not show the form to a signed-in administrator.
    await navigate('/admin/dashboard', { replace: true });
  };
  const checkPassword = async (credentials: Credentials) => {
    setNotice(undefined);
    const result = await site.session.signInAdministrator(credentials);
    if (typeof result === 'string') throw new DataError('invalid', wrongCredentials);
    setLaterStep(result);
  };
  const enterCode = async (code: string) => {
    try {
      const codes = await signInWithSecondFactor(code);
      if (codes) setLaterStep({ step: 'recoveryCodes', codes });
      else await openDashboard();
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== 'signedOut') throw error;
      setNotice(signInMessages.secondStepOver);
      setLaterStep(undefined);
    }
  };
  const choosePassword = async (password: string) => {
    await acceptInvitation(hash.slice(invitationHash.length), password);
    site.toasts.show({ title: signInMessages.invitationAccepted, tone: 'success' });
    await navigate('/admin/login', { replace: true });
  };

  if (step === undefined)
    return (
      <AdminSignInScreen
        brand={site.brand}
        notice={notice}
        {...sending}
        onSubmit={(credentials) => void send(() => checkPassword(credentials))}
      />
    );
  return (
    <AdminSignInStepScreen
      brand={site.brand}
      step={step}
      {...sending}
      onSubmit={(value) => void send(() => (step.step === 'invitation' ? choosePassword(value) : enterCode(value)))}
      onStepChange={open}
      onDownload={(fileName, text) => downloadFile(fileName, text, 'text/plain')}
      onDone={() => void send(openDashboard)}
    />
  );
}
