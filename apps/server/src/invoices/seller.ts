import type { InvoiceSnapshot } from '@pcb/api/invoices';
import type { Config } from '../config.ts';

export type Seller = InvoiceSnapshot['seller'];

export const sellerOf = (config: Config): Seller => ({
  name: config.SELLER_NAME,
  address: config.SELLER_ADDRESS,
  gstin: config.SELLER_GSTIN,
  cin: config.SELLER_CIN,
  state: config.SELLER_STATE,
});
