import { type EditedProfile, ProfileEditor, type ProfileEditorProps } from '@pcb/screens/account/ProfileEditor';
import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';
import { DataError } from '../../data/dataError.ts';
import type { ProfileData } from '../../data/profile.ts';
import { accountMessages } from '../../messages/account.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSite } from '../hooks/useSite.ts';

export interface EditProfileProps extends Pick<ProfileEditorProps, 'account' | 'edit' | 'isOpen' | 'onClose'> {
  onAccount: (account: CustomerAccount) => void;
  save: NonNullable<ProfileData['save']>;
}

export function EditProfile({ onAccount, save, ...editor }: EditProfileProps) {
  const { session, toasts } = useSite();
  const { sending, send } = useSending();
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
    editor.onClose();
    toasts.show({ title: accountMessages.profileSaved, tone: 'success' });
    const { customer } = session.state.getState();
    const name = profile.name.trim();
    if (customer && customer.name !== name) session.state.setState({ customer: { ...customer, name } });
    return true;
  };
  return <ProfileEditor {...editor} {...sending} onSave={saveAndClose} />;
}
