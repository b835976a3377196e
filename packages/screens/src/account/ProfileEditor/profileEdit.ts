import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { CustomerAccount } from '../ProfileScreen/profile.ts';

/** What the customer is about to change. */
export type ProfileEdit =
  | { form: 'personal' }
  /** The address with this id, or a new one that gets it. */
  | { form: 'address'; id: string }
  | { form: 'email' }
  | { form: 'deleteAddress'; id: string }
  | { form: 'deleteEmail'; email: string };

/** Everything that customers can change of their profile. */
export interface EditedProfile extends Pick<CustomerAccount, 'addresses' | 'emails'> {
  name: string;
  company: string;
  mobile: string;
  /** The GST code of the state; `null` for none. */
  state: GstStateCode | null;
}

/** What is stored, as a form starts from it. */
export const editedProfile = ({ profile, addresses, emails }: CustomerAccount): EditedProfile => ({
  name: profile.name,
  company: profile.company,
  mobile: profile.mobile,
  state: profile.state?.code ?? null,
  addresses,
  emails,
});
