import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';

export interface ProfileData {
  /** Loads the account of the signed-in customer. */
  read: () => Promise<CustomerAccount>;
}

export const sampleProfileData: ProfileData = {
  read: async () => (await import('@pcb/screens/fixtures/account')).sampleAccount,
};
