import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { CustomerAccount } from '../private/profile.ts';

export type ProfileEdit =
  | { form: 'personal' }
  /** Edits the address with this id, or adds one under it. */
  | { form: 'address'; id: string }
  | { form: 'email' }
  | { form: 'deleteAddress'; id: string }
  | { form: 'deleteEmail'; email: string };

export interface EditedProfile extends Pick<CustomerAccount, 'addresses' | 'emails'> {
  name: string;
  company: string;
  mobile: string;
  state: GstStateCode | null;
}

export const editedProfile = ({ profile, addresses, emails }: CustomerAccount): EditedProfile => ({
  name: profile.name,
  company: profile.company,
  mobile: profile.mobile,
  state: profile.state?.code ?? null,
  addresses,
  emails,
});
