import type { ProfileScreenProps } from '@pcb/screens/account/ProfileScreen';
import type { Site } from '../createSite.ts';
import { accountMessages } from '../messages/account.ts';
import { unwired } from '../messages/common.ts';

const alertPlaceholder = (action: string) => () => window.alert(accountMessages.placeholder(action));

export const profileEffects = ({ brand, toasts }: Site): Omit<ProfileScreenProps, 'account' | 'content'> => ({
  onEditProfile: () => toasts.show({ title: unwired('Edit Profile', brand) }),
  onAddAddress: alertPlaceholder('Adding an address'),
  onEditAddress: alertPlaceholder('Editing an address'),
  onDeleteAddress: alertPlaceholder('Deleting an address'),
  onAddEmail: alertPlaceholder('Adding an e-mail address'),
});
