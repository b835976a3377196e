import { type EditedProfile, type ProfileEdit, ProfileEditor } from '@pcb/screens/account/ProfileEditor';
import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';
import { useState } from 'react';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { DataError } from '../data/dataError.ts';
import type { ProfileData } from '../data/profile.ts';
import { accountMessages } from '../messages/account.ts';

export interface EditProfileProps {
  account: CustomerAccount;
  onAccount: (account: CustomerAccount) => void;
  edit: ProfileEdit;
  save: NonNullable<ProfileData['save']>;
}

export function EditProfile({ account, onAccount, edit, save }: EditProfileProps) {
  const { session, toasts } = useSite();
  const { sending, send, reset } = useSending();
  const [closed, setClosed] = useState<ProfileEdit>();
  const [opened, setOpened] = useState({ edit, times: 0 });
  if (opened.edit !== edit) setOpened({ edit, times: opened.times + 1 });

  const close = () => {
    reset();
    setClosed(edit);
  };
  const saveAndClose = async (profile: EditedProfile) => {
    const isSaved = await send(async () => {
      try {
        onAccount(await save(profile));
      } catch (error) {
        if (error instanceof DataError && error.current !== undefined) onAccount(error.current as CustomerAccount);
        throw error;
      }
    });
    if (!isSaved) return false;
    setClosed(edit);
    toasts.show({ title: accountMessages.profileSaved, tone: 'success' });
    const { customer } = session.state.getState();
    const name = profile.name.trim();
    if (customer && customer.name !== name) session.state.setState({ customer: { ...customer, name } });
    return true;
  };
  return (
    <ProfileEditor
      key={opened.times}
      account={account}
      edit={edit}
      isOpen={closed !== edit}
      {...sending}
      onClose={close}
      onSave={saveAndClose}
    />
  );
}
