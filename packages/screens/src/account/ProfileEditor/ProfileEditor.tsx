'use client';
import { useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { CustomerAccount } from '../private/profile.ts';
import { AddressForm } from './AddressForm.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { editedProfile, type EditedProfile, type ProfileEdit } from './profileEdit.ts';
import { profileEditorContent, type ProfileEditorContent } from './ProfileEditor.content.ts';

export type { EditedProfile, ProfileEdit } from './profileEdit.ts';
export { profileEditorContent, type ProfileEditorContent } from './ProfileEditor.content.ts';

export interface ProfileEditorProps extends Sending, WithContent<ProfileEditorContent> {
  /** The current account. Untouched fields follow it; edited fields show a note if the stored value has changed. */
  account: CustomerAccount;
  /** The change to make. Use a new `key` for each change. */
  edit: ProfileEdit;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is closed without saving. */
  onClose: () => void;
  /** Called with the complete profile. Resolves to whether it was saved; `problems` are by path: `addresses.0.text`. */
  onSave: (profile: EditedProfile) => Promise<boolean>;
}

/**
 * The dialogs of the profile page: forms for details, addresses and e-mail addresses, and delete confirmations.
 *
 * @example <ProfileEditor account={account} edit={{ form: 'personal' }} isOpen={isOpen} onClose={close} onSave={save} />
 */
export function ProfileEditor({
  account,
  edit,
  isOpen,
  onClose,
  onSave,
  isSaving,
  problems,
  content = profileEditorContent,
}: ProfileEditorProps) {
  // The initial address: the title must not change once it is stored, and a deleted address keeps its name.
  const [address] = useState('id' in edit ? account.addresses.find(({ id }) => id === edit.id) : undefined);
  const dialog = { submitLabel: content.save, cancelLabel: content.cancel, isSaving, isOpen, onClose };
  const form = { account, content, isSaving, problems, onSave: (profile: EditedProfile) => void onSave(profile) };
  const question = { isOpen, onClose, problem: problems?.general ?? content.refused };
  const profile = editedProfile(account);
  switch (edit.form) {
    case 'personal':
      return (
        <FormDialog {...dialog} title={content.personal.title}>
          {(id) => <PersonalForm {...form} id={id} />}
        </FormDialog>
      );
    case 'address':
      return (
        <FormDialog {...dialog} title={address ? content.address.edit : content.address.add}>
          {(id) => <AddressForm {...form} id={id} addressId={edit.id} />}
        </FormDialog>
      );
    case 'email':
      return (
        <FormDialog {...dialog} title={content.email.title}>
          {(id) => <EmailForm {...form} id={id} />}
        </FormDialog>
      );
    case 'deleteAddress':
      return (
        <DeleteQuestion
          {...question}
          copy={content.deleteAddress}
          text={address ? content.deleteAddress.text(address) : ''}
          onDelete={() => onSave({ ...profile, addresses: account.addresses.filter(({ id }) => id !== edit.id) })}
        />
      );
    case 'deleteEmail':
      return (
        <DeleteQuestion
          {...question}
          copy={content.deleteEmail}
          text={content.deleteEmail.text(edit.email)}
          onDelete={() => onSave({ ...profile, emails: account.emails.filter((email) => email !== edit.email) })}
        />
      );
  }
}
