import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';
import type { EditedProfile } from '@pcb/screens/account/ProfileEditor';

export interface ProfileData {
  read: () => Promise<CustomerAccount>;
  /**
   * Replaces the editable data in the version that was last read, and resolves to the new account. Field errors have
   * paths: `name`, `addresses.0.text`, `emails.1`. A conflict contains the current account, which a second attempt
   * replaces. Without `save`, the buttons of the page act as in the demonstration.
   */
  save?: (profile: EditedProfile) => Promise<CustomerAccount>;
}

export const sampleProfileData: ProfileData = {
  read: async () => (await import('@pcb/screens/fixtures/account')).sampleAccount,
};
