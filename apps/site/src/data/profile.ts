import type { Address, CreditStatus, Profile } from '@pcb/screens/account/ProfileScreen';

/** Who a customer is, and what is kept of them. */
interface CustomerProfile {
  profile: Profile;
  addresses: readonly Address[];
  emails: readonly string[];
  credit: CreditStatus;
}

export interface ProfileData {
  /** Of the customer who is signed in. */
  read: () => Promise<CustomerProfile>;
}

export const sampleProfileData: ProfileData = {
  read: async () => {
    const { sampleAddresses, sampleCredit, sampleEmails, sampleProfile } =
      await import('@pcb/screens/fixtures/account');
    return { profile: sampleProfile, addresses: sampleAddresses, emails: sampleEmails, credit: sampleCredit };
  },
};
