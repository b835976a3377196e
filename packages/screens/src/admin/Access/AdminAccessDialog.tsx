'use client';
import { Dialog } from '@pcb/ui/Dialog';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { type PasswordChange, PasswordDialog } from '../../shared/access/PasswordDialog.tsx';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { RecoveryCodes } from '../private/RecoveryCodes/RecoveryCodes.tsx';
import { adminAccessDialogContent, type AdminAccessDialogContent } from './AdminAccess.content.ts';

export { adminAccessDialogContent, type AdminAccessDialogContent } from './AdminAccess.content.ts';

export type AccessTask = { task: 'password' } | { task: 'renew' } | { task: 'codes'; codes: readonly string[] };

export interface AdminAccessDialogProps
  extends Sending<'current' | 'password' | 'code'>, WithContent<AdminAccessDialogContent> {
  /** The change to make. Use a new `key` each time the dialog opens. */
  task: AccessTask;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is closed: without a change, or once the codes are saved. */
  onClose: () => void;
  /** Called with the current and the new password. */
  onChangePassword: (change: PasswordChange) => void;
  /** Called with a code of the authenticator app. The host then switches to `codes`. */
  onRenewRecoveryCodes: (code: string) => void;
  /** Called with a file name and the recovery codes, one per line, when 'Download' is pressed. */
  onDownload: (fileName: string, text: string) => void;
}

/**
 * The dialogs of `AdminAccess`: a new password, and new recovery codes.
 *
 * @example <AdminAccessDialog task={{ task: 'password' }} isOpen={isOpen} onClose={close} onChangePassword={change} {...others} />
 */
export function AdminAccessDialog({
  task,
  isOpen,
  onClose,
  onChangePassword,
  onRenewRecoveryCodes,
  onDownload,
  isSaving,
  problems,
  content = adminAccessDialogContent,
}: AdminAccessDialogProps) {
  const { codes } = content;
  const common = { isOpen, onClose, isSaving };
  switch (task.task) {
    case 'password':
      return <PasswordDialog {...common} problems={problems} onSubmit={onChangePassword} content={content.password} />;
    case 'renew':
      return (
        <FormDialog {...common} title={codes.title} submitLabel={codes.submit} cancelLabel={codes.cancel}>
          {(id) => (
            <RenewForm
              id={id}
              isSaving={isSaving}
              problems={problems}
              onSubmit={onRenewRecoveryCodes}
              content={codes}
            />
          )}
        </FormDialog>
      );
    case 'codes':
      return (
        // Escape and a press outside do not close it: unsaved codes would be lost.
        <Dialog title={codes.savedTitle} isOpen={isOpen}>
          <Stack gap="large">
            <Text>{codes.intro}</Text>
            <RecoveryCodes codes={task.codes} onDownload={onDownload} onDone={onClose} content={codes} />
          </Stack>
        </Dialog>
      );
  }
}

interface RenewFormProps extends Sending {
  id: string;
  onSubmit: (code: string) => void;
  content: AdminAccessDialogContent['codes'];
}

function RenewForm({ onSubmit, content, ...form }: RenewFormProps) {
  const [code, setCode] = useState('');
  return (
    <SendingForm {...form} values={code} onSubmit={() => onSubmit(code)}>
      <Text>{content.text}</Text>
      <OneTimeCodeField name="code" label={content.code} isRequired value={code} onChange={setCode} />
    </SendingForm>
  );
}
