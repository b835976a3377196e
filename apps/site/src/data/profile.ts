import type { CustomerAccount } from '@pcb/screens/account/ProfileScreen';
import type { EditedProfile } from '@pcb/screens/account/ProfileEditor';

export interface ProfileData {
  /** Loads the account of the signed-in customer. */
  read: () => Promise<CustomerAccount>;
  /**
   * Replaces what the customer may change, in the version that was read last, and resolves to the account as it is then. The fields of an error are paths:
   * `name`, `addresses.0.text`, `emails.1`. A conflict has the account as it is now, and a second attempt replaces that. Without
   * `save`, the buttons of the page do what they do in the demonstration.
   */
  save?: (profile: EditedProfile) => Promise<CustomerAccount>;
}

export const sampleProfileData: ProfileData = {
  read: async () => (await import('@pcb/screens/fixtures/account')).sampleAccount,
};
