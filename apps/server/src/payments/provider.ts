import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import type { Paise } from '@pcb/quoting/money';
import { businessTimeZone } from '@pcb/records/businessTimeZone';
import { audit } from '../database/audit.ts';
import { type Pool, type Sql, transaction } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';

export interface ProviderPayment {
  /** The provider's id. A payment with the same id is recorded once. */
  id: string;
  order: number;
  /** The amount received, which can differ from the requested one. */
  amount: Paise;
  /** An ISO instant: '2026-08-01T10:00:00Z'. */
  at: string;
}

/** A provider of online payments, such as a bank's gateway. Pass one to `startServer`. */
export interface PaymentProvider {
  /** Starts a payment. The customer pays on the page at `url`. */
  create(request: { order: number; amount: Paise }): Promise<{ url: string }>;
  /** The payment that a webhook reports; `undefined` if its signature is wrong. */
  read(body: string, signature: string): ProviderPayment | undefined;
  /** The payments of the last few days, for those whose webhooks were lost. */
  list(): Promise<readonly ProviderPayment[]>;
}

const dayOf = (at: string) => toCalendarDate(parseAbsolute(at, businessTimeZone)).toString();

/** Records a payment once, however often it is reported, and whatever its amount. @throws `notFound` */
export async function recordProviderPayment(sql: Sql, { id, order, amount, at }: ProviderPayment): Promise<void> {
  const { rowCount: isOrder } = await sql.query('select from orders where number = $1', [order]);
  if (!isOrder) throw new ApiError('notFound');
  const { rowCount } = await sql.query(
    `insert into payments (order_number, amount, method, reference, paid_on) values ($1, $2, 'provider', $3, $4)
     on conflict (method, lower(reference), (amount < 0)) do nothing`,
    [order, amount, id, dayOf(at)],
  );
  if (rowCount)
    await audit(sql, { actor: null, action: 'receive payment', kind: 'orders', record: order, after: { id, amount } });
}

/** Records the payments whose webhooks were lost. A payment for an unknown order does not hold up the others. */
export async function reconcile(pool: Pool, provider: PaymentProvider): Promise<void> {
  const failed: unknown[] = [];
  for (const payment of await provider.list())
    await transaction(pool, (sql) => recordProviderPayment(sql, payment)).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'Payments of the provider that could not be recorded');
}
