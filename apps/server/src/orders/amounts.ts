import type { GstStateCode } from '@pcb/quoting/gstStates';
import { paise, withoutTax } from '@pcb/quoting/money';
import { taxSplit } from '@pcb/quoting/taxSplit';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { currentInvoice } from '../invoices/issue.ts';

const amountsRow = z.strictObject({ total: z.number(), shipping: z.number(), isInterState: z.boolean() });

/** The amounts by column. Freight is part of the taxable value: tax is charged on `net` plus shipping. */
interface Amounts {
  net: number;
  central_tax: number;
  state_tax: number;
  integrated_tax: number;
}

type EditedAmounts = Amounts & { shipping: number };

interface SuppliedAmounts extends Amounts {
  place_of_supply: GstStateCode;
  is_inter_state: boolean;
}

/** The tax is computed once for the whole order. */
export function amountsOf(net: number, tax: number, place: GstStateCode, seller: GstStateCode): SuppliedAmounts {
  const split = taxSplit(paise(tax), place, seller);
  const isWithin = split.kind === 'withinState';
  return {
    net,
    central_tax: isWithin ? split.central : 0,
    state_tax: isWithin ? split.state : 0,
    integrated_tax: isWithin ? 0 : split.integrated,
    place_of_supply: place,
    is_inter_state: !isWithin,
  };
}

/**
 * The amounts for an edited total, with the same place of supply and kind of tax.
 *
 * @throws `invoiced` if the order has an invoice that is not cancelled
 */
export async function editedAmounts(
  sql: Sql,
  number: number,
  total: number,
): Promise<EditedAmounts | Record<string, never>> {
  const before = await readRow(
    sql,
    amountsRow,
    `select total, shipping, is_inter_state as "isInterState" from orders where number = $1`,
    [number],
  );
  if (!before || before.total === total) return {};
  if (await currentInvoice(sql, number)) throw new ApiError('invoiced');
  const taxable = withoutTax(paise(total));
  const shipping = Math.min(before.shipping, taxable);
  const net = taxable - shipping;
  const tax = total - taxable;
  if (before.isInterState) return { net, central_tax: 0, state_tax: 0, integrated_tax: tax, shipping };
  const central = Math.round(tax / 2);
  return { net, central_tax: central, state_tax: tax - central, integrated_tax: 0, shipping };
}
