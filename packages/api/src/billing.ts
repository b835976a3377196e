/** The billing and delivery addresses of an order. */
import { normalisedGstin } from '@pcb/quoting/gstin';
import { gstStates } from '@pcb/quoting/gstStates';
import { maxLength, pinCode } from '@pcb/records/limits';
import type { BillingAddress, DeliveryAddress } from '@pcb/records/orderAddresses';
import { ungrouped } from '@pcb/text/typed';
import { z } from 'zod';
import { routesFor } from './route.ts';
import { line } from './values.ts';

export const state = z.enum(gstStates.map(({ code }) => code));

const postalAddress = {
  address: z.string().trim().min(1).max(maxLength.address),
  pin: z.string().transform(ungrouped).pipe(z.string().regex(pinCode)),
  state,
};

export const billingAddress: z.ZodType<BillingAddress> = z.strictObject({
  name: line,
  /** Its state must be the state of the address: see `billingGstinProblem` of @pcb/records. */
  gstin: z.string().max(maxLength.gstin).transform(normalisedGstin),
  ...postalAddress,
});

const deliveryAddress: z.ZodType<DeliveryAddress> = z.strictObject({
  name: line,
  phone: z.string().trim().min(6).max(maxLength.phone),
  ...postalAddress,
  isOtherParty: z.boolean(),
});

export const orderAddresses = z.strictObject({ billing: billingAddress, delivery: deliveryAddress });

const draft = { name: z.string(), address: z.string(), pin: z.string(), state: state.nullable() };

/** Initial addresses. Texts may be blank. */
export const addressDraft = z.object({
  billing: z.object({ ...draft, gstin: z.string() }),
  delivery: z.object({ ...draft, phone: z.string(), isOtherParty: z.boolean() }),
});

export type AddressDraft = z.output<typeof addressDraft>;

export const checkoutStart = z.object({
  addresses: addressDraft,
  /** Whether the cart has goods, because only goods are supplied at the delivery address. */
  hasGoods: z.boolean(),
  sellerState: state,
});

export const billingRoutes = routesFor('customers', {
  'GET /api/checkout': {
    does: 'the addresses of the latest order, or what the profile has of them, and what decides the tax of the cart',
    reply: checkoutStart,
  },
});
