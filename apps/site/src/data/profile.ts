import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';

export interface ProfileData {
  /** What is kept of the customer who is signed in. */
  read: () => Promise<CustomerAccount>;
}

export const sampleProfileData: ProfileData = {
  read: async () => (await import('@pcb/screens/fixtures/account')).sampleAccount,
};
