'use client';
import { PasswordDialog, type PasswordChange } from '../../shared/access/PasswordDialog.tsx';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { accountSecurityDialogContent, type AccountSecurityDialogContent } from './AccountSecurityDialog.content.ts';
import { ClosingForm } from './ClosingForm.tsx';
import { EmailCodeForm, NewEmailForm } from './EmailForms.tsx';

export type { PasswordChange } from '../../shared/access/PasswordDialog.tsx';
export { accountSecurityDialogContent, type AccountSecurityDialogContent } from './AccountSecurityDialog.content.ts';

export interface EmailChange {
  email: string;
  password: string;
}

/** The change to make. In `emailCode`, a code has been sent to `email`. */
export type AccountSecurityTask =
  | { task: 'password' }
  | { task: 'email' }
  | { task: 'emailCode'; email: string }
  | { task: 'closing' };

export interface AccountSecurityDialogProps
  extends Sending<'current' | 'password' | 'email' | 'code'>, WithContent<AccountSecurityDialogContent> {
  /** The change to make. Use a new `key` each time the dialog opens. */
  task: AccountSecurityTask;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is closed without a change. */
  onClose: () => void;
  /** Called with the current and the new password. */
  onChangePassword: (change: PasswordChange) => void;
  /** Called with the new address and the password. The host e-mails a code and switches to `emailCode`. */
  onChangeEmail: (change: EmailChange) => void;
  /** Called with the code from the new address. */
  onConfirmEmail: (code: string) => void;
  /** Called with the password when the customer closes the account. */
  onCloseAccount: (password: string) => void;
}

/**
 * The dialogs of `AccountSecurity`: new password, new address, its code, and closing the account.
 *
 * @example <AccountSecurityDialog task={{ task: 'email' }} isOpen={isOpen} onClose={close} onChangeEmail={sendCode} {...others} />
 */
export function AccountSecurityDialog({
  task,
  isOpen,
  onClose,
  onChangePassword,
  onChangeEmail,
  onConfirmEmail,
  onCloseAccount,
  isSaving,
  problems,
  content = accountSecurityDialogContent,
}: AccountSecurityDialogProps) {
  const sending = { isSaving, problems };
  if (task.task === 'password')
    return (
      <PasswordDialog
        isOpen={isOpen}
        onClose={onClose}
        {...sending}
        onSubmit={onChangePassword}
        content={content.password}
      />
    );
  const { title, submit } = content[task.task];
  const isClosing = task.task === 'closing';
  return (
    <FormDialog
      title={title}
      submitLabel={submit}
      cancelLabel={isClosing ? content.closing.cancel : content.cancel}
      {...(isClosing && { tone: 'danger' })}
      isSaving={isSaving}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(id) =>
        task.task === 'email' ? (
          <NewEmailForm id={id} {...sending} onSubmit={onChangeEmail} content={content.email} />
        ) : task.task === 'emailCode' ? (
          <EmailCodeForm
            id={id}
            {...sending}
            email={task.email}
            onSubmit={onConfirmEmail}
            content={content.emailCode}
          />
        ) : (
          <ClosingForm id={id} {...sending} onSubmit={onCloseAccount} content={content.closing} />
        )
      }
    </FormDialog>
  );
}
