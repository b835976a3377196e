import type { newPayment } from '@pcb/api/payments';
import { paise } from '@pcb/quoting/money';
import type { z } from 'zod';
import { businessDay } from '../businessDay.ts';
import { audit } from '../database/audit.ts';
import { type Sql, transaction } from '../database/pool.ts';
import { idRow, readRow } from '../database/rows.ts';
import { addOnce } from '../http/addOnce.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import { actorIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { findOrder } from '../orders/find.ts';
import { balanceOf, paymentOf, unpaidOf } from './balance.ts';
import { recordProviderPayment } from './provider.ts';

/** An overpayment is recorded, because the money has arrived. A refund cannot exceed what was paid. */
async function record(sql: Sql, order: number, actor: number, values: z.output<typeof newPayment>): Promise<number> {
  const { kind, amount, method, reference, date } = values;
  if (date > businessDay()) throw fieldError('invalid', 'date', 'inFuture');
  // The lock prevents two simultaneous refunds that together exceed what was paid.
  await sql.query('select from orders where number = $1 for update', [order]);
  const { paid } = await balanceOf(sql, order);
  if (kind === 'refund' && amount > paid) throw fieldError('invalid', 'amount', 'abovePaid');
  const added = await readRow(
    sql,
    idRow,
    `insert into payments (order_number, amount, method, reference, paid_on, recorded_by)
     values ($1, $2, $3, $4, $5, $6) on conflict (method, lower(reference), (amount < 0)) do nothing returning id`,
    [order, kind === 'refund' ? 0 - amount : amount, method, reference, date, actor],
  );
  if (!added) throw fieldError('taken', 'reference', 'recorded');
  return added.id;
}

export function paymentRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, payments: provider } = services;

  handle('GET /api/orders/:number/payment', async (context, { parameters: { number } }) => {
    await findOrder(pool, context.get('person').id, number);
    return paymentOf(pool, number, services);
  });
  handle('POST /api/orders/:number/online-payments', async (context, { parameters: { number: order } }) => {
    await findOrder(pool, context.get('person').id, order);
    const { due, paid } = await balanceOf(pool, order);
    if (!provider || due <= paid) throw new ApiError('notFound');
    return provider.create({ order, amount: paise(due - paid) });
  });
  handle('POST /api/payment-events', async (context) => {
    const payment = provider?.read(await context.req.text(), context.req.header('X-Signature') ?? '');
    if (!payment) throw new ApiError('forbidden');
    await transaction(pool, (sql) => recordProviderPayment(sql, payment));
  });
  handle('GET /api/unpaid', async (context) => unpaidOf(pool, context.get('person').id));
  handle('GET /api/admin/orders/:number/payment', async (_, { parameters }) =>
    paymentOf(pool, parameters.number, services),
  );
  handle('POST /api/admin/orders/:number/payments', async (context, { parameters: { number }, body }) => {
    const who = actorIn(context, config);
    await addOnce(context, pool, ['payment', number, body], async (sql) => {
      const id = await record(sql, number, who.actor, body);
      await audit(sql, { ...who, action: `record ${body.kind}`, kind: 'orders', record: number, after: body });
      return id;
    });
    return paymentOf(pool, number, services);
  });
}
