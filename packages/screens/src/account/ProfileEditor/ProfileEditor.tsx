'use client';
import { useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { CustomerAccount } from '../ProfileScreen/profile.ts';
import { AddressForm } from './AddressForm.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { editedProfile, type EditedProfile, type ProfileEdit } from './profileEdit.ts';
import { profileEditorContent, type ProfileEditorContent } from './ProfileEditor.content.ts';

export type { EditedProfile, ProfileEdit } from './profileEdit.ts';
export { profileEditorContent, type ProfileEditorContent } from './ProfileEditor.content.ts';

export interface ProfileEditorProps extends Sending, WithContent<ProfileEditorContent> {
  /** The account as it is now. Fields in which nothing was typed follow it; the others say what has been stored meanwhile. */
  account: CustomerAccount;
  /** What the customer changes. Give an editor for another change another `key`. */
  edit: ProfileEdit;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is closed without saving. */
  onClose: () => void;
  /**
   * Called with the whole profile as it should be. Resolves to whether it is saved; `problems` then says why not, by field with
   * paths as names: `name`, `addresses.0.text`, `emails.1`.
   */
  onSave: (profile: EditedProfile) => Promise<boolean>;
}

/**
 * The dialogs of the profile page: a form for the personal details, for an address or for an e-mail address, and the
 * question before one is deleted.
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
  // As it was at first: its title stays when it is stored, and what is deleted stays named.
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
