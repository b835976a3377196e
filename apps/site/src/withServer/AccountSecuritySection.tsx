import { AccountSecurity } from '@pcb/screens/account/AccountSecurity';
import {
  AccountSecurityDialog,
  type AccountSecurityTask,
  type PasswordChange,
} from '@pcb/screens/account/AccountSecurityDialog';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useSite } from '../app/hooks/useSite.ts';
import { downloadFile } from '../effects/downloadFile.ts';
import { failureToast } from '../effects/failureToast.ts';
import { customerAccess } from './data/access.ts';
import { announceSignIn } from './data/session.ts';
import { useBrowsers } from './hooks/useBrowsers.ts';
import { useTask } from './hooks/useTask.ts';
import { MailChoicesSection } from './MailChoicesSection.tsx';
import { accessMessages } from './messages/messages.ts';

export function AccountSecuritySection({ email }: { email: string }) {
  const { session, toasts } = useSite();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { list, reload } = useBrowsers(customerAccess);
  const { open, close, finish, send, dialog, key } = useTask<AccountSecurityTask>();
  const [isDownloading, setDownloading] = useState(false);

  const download = async () => {
    setDownloading(true);
    try {
      downloadFile('my-data.json', JSON.stringify(await customerAccess.copy(), null, 2), 'application/json');
    } catch (error) {
      toasts.show(failureToast(accessMessages.notDownloaded, error));
    }
    setDownloading(false);
  };
  const changePassword = async (change: PasswordChange) => {
    if (!(await send(() => customerAccess.changePassword(change)))) return;
    finish(accessMessages.passwordChanged);
    reload();
  };
  const changeEmail = async (change: { email: string; password: string }) => {
    if (await send(() => customerAccess.changeEmail(change))) open({ task: 'emailCode', email: change.email.trim() });
  };
  const confirmEmail = async (newEmail: string, code: string) => {
    if (!(await send(() => customerAccess.confirmEmail(code)))) return;
    finish(accessMessages.emailChanged(newEmail));
    reload();
    // The customer stays the same, so input on other pages is kept.
    const { customer } = session.state.getState();
    if (customer) session.state.setState({ customer: { ...customer, email: newEmail } });
    await revalidate();
  };
  const closeAccount = async (password: string) => {
    if (!(await send(() => customerAccess.close(password)))) return;
    announceSignIn();
    await session.refreshCustomer();
    await navigate('/', { replace: true });
    toasts.show({ title: accessMessages.accountClosed, tone: 'success' });
  };

  return (
    <>
      <MailChoicesSection />
      <AccountSecurity
        email={email}
        {...list}
        isDownloading={isDownloading}
        onChangePassword={() => open({ task: 'password' })}
        onChangeEmail={() => open({ task: 'email' })}
        onDownload={() => void download()}
        onCloseAccount={() => open({ task: 'closing' })}
      />
      {dialog && (
        <AccountSecurityDialog
          key={key}
          {...dialog}
          onClose={close}
          onChangePassword={(change) => void changePassword(change)}
          onChangeEmail={(change) => void changeEmail(change)}
          onConfirmEmail={(code) =>
            void confirmEmail(dialog.task.task === 'emailCode' ? dialog.task.email : email, code)
          }
          onCloseAccount={(password) => void closeAccount(password)}
        />
      )}
    </>
  );
}
