import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { CustomerAccount } from '../ProfileScreen/profile.ts';

/** The change that the customer has started. */
export type ProfileEdit =
  | { form: 'personal' }
  /** Edits the address with this id, or adds one under it. */
  | { form: 'address'; id: string }
  | { form: 'email' }
  | { form: 'deleteAddress'; id: string }
  | { form: 'deleteEmail'; email: string };

/** The editable part of a profile. */
export interface EditedProfile extends Pick<CustomerAccount, 'addresses' | 'emails'> {
  name: string;
  company: string;
  mobile: string;
  /** The GST code of the state; `null` for none. */
  state: GstStateCode | null;
}

/** The initial values of the forms. */
export const editedProfile = ({ profile, addresses, emails }: CustomerAccount): EditedProfile => ({
  name: profile.name,
  company: profile.company,
  mobile: profile.mobile,
  state: profile.state?.code ?? null,
  addresses,
  emails,
});
