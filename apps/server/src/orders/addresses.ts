import { type Account, account } from '@pcb/api/account';
import { type AddressDraft, addressDraft } from '@pcb/api/billing';
import { gstState } from '@pcb/quoting/gstStates';
import type { DeliveryAddress } from '@pcb/records/orderAddresses';
import { type CodedLine, isServiceCode, taxCodeOf } from '@pcb/records/taxCodes';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';

export const hasGoods = (lines: readonly CodedLine[]): boolean => lines.some((line) => !isServiceCode(taxCodeOf(line)));

/** The label of the parcel. */
export const deliveryLabel = ({ name, address, pin, state, phone }: DeliveryAddress): string =>
  [name, address, `${gstState(state)?.name ?? ''} ${pin}`, phone].join('\n');

const { name, mobile, company, state, addresses } = account.shape;
const profileRow = z.strictObject({ name, mobile, company, state, addresses, kept: addressDraft.nullable() });

type Profile = Pick<Account, 'name' | 'mobile' | 'company' | 'state' | 'addresses'>;

/** Splits the PIN from free text, and removes the state and the country after it. */
function splitPin(text: string): { address: string; pin: string } {
  const [, address, pin] = /^(.+?)[\s,-]*\b([1-9]\d{5})(?:\n[^\n]*India)?\s*$/s.exec(text) ?? [];
  return address !== undefined && pin !== undefined ? { address, pin } : { address: text, pin: '' };
}

/** The first delivery and billing addresses of a profile; if one is missing, the other is used for both. */
function draftOf(profile: Profile): AddressDraft {
  const firstOf = (type: string) => profile.addresses.find((address) => address.type === type);
  const delivery = firstOf('Delivery') ?? firstOf('Billing');
  const billing = firstOf('Billing') ?? firstOf('Delivery');
  const buyer = billing?.name ?? (profile.company || profile.name);
  return {
    billing: { name: buyer, gstin: '', ...splitPin(billing?.text ?? ''), state: profile.state },
    delivery: {
      name: delivery?.name ?? buyer,
      phone: delivery?.contact || profile.mobile,
      ...splitPin(delivery?.text ?? ''),
      state: profile.state,
      isOtherParty: false,
    },
  };
}

/** The initial addresses in the form of the next order. */
export async function addressDraftOf(sql: Sql, userId: number): Promise<AddressDraft> {
  const found = await readRow(
    sql,
    profileRow,
    `select name, mobile, company, state, addresses, order_addresses as kept from users where id = $1`,
    [userId],
  );
  if (!found) throw new ApiError('signedOut');
  const { kept, ...profile } = found;
  return kept ?? draftOf(profile);
}
