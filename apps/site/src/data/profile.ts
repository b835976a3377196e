import type { EditedProfile } from '@pcb/screens/account/ProfileEditor';
import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';

export interface ProfileData {
  read: () => Promise<CustomerAccount>;
  /**
   * Replaces the version that was last read, and resolves to the new account. Field errors have paths:
   * `addresses.0.text`. A conflict contains the current account, which a second attempt replaces. If absent, the
   * buttons act as in the demonstration.
   */
  save?: (profile: EditedProfile) => Promise<CustomerAccount>;
}

export const sampleProfileData: ProfileData = {
  read: async () => (await import('@pcb/screens/fixtures/account')).sampleAccount,
};
