import { placedOrder } from '@pcb/api/orders';
import type { TakenStep } from '@pcb/api/production';
import type { OrderStatus } from '@pcb/records/orders';
import type { Side } from '@pcb/records/orderSteps';
import { audit } from '../database/audit.ts';
import { ApiError } from '../http/apiError.ts';
import type { Change } from '../http/change.ts';
import { hasInvoices, issueInvoice } from '../invoices/issue.ts';
import { dispatch, dispatchRemaining } from './dispatch.ts';
import { addEvent } from './events.ts';
import { mailStep } from './mails.ts';
import { checkStep, stateOf } from './state.ts';
import { steps, stepTo } from './steps.ts';

interface Taker {
  side: Side;
  /** `null` for an administrator, who changes the orders of all customers. */
  userId: number | null;
}

/** @throws `impossible` with the reason, otherwise `conflict` if the order has changed since `version` */
export async function takeStep(number: number, step: TakenStep, version: number, taker: Taker, change: Change) {
  const { sql, actor, ipAddress } = change;
  const { side, userId } = taker;
  const before = await stateOf(sql, number, userId, { forUpdate: true });
  checkStep(step.step, side, before);
  if (before.version !== version) throw new ApiError('conflict');
  const text = step.step === 'cancel' ? step.reason : '';
  const event = await addEvent(sql, { number, step: step.step, side, actor, text });
  const isEverything = step.step === 'dispatch' && (await dispatch(sql, number, event, step));
  const { to, awaits } = steps[step.step];
  const status = (isEverything ? 'Shipped' : to) ?? before.status;
  await sql.query(
    `update orders set status = $2, awaits = $3, version = version + 1,
       cancelled_at = case when $4 then now() else cancelled_at end where number = $1`,
    [number, status, awaits === undefined ? before.awaits : awaits, step.step === 'cancel'],
  );
  if (isEverything) await issueInvoice(number, change);
  const action = status === before.status ? step.step : 'set status';
  await audit(sql, { actor, ipAddress, action, kind: 'orders', record: number, before, after: { ...step, status } });
  await mailStep(sql, number, event, change.site);
}

async function takeChosenStep(number: number, from: OrderStatus, to: OrderStatus, change: Change) {
  const { sql, actor } = change;
  const step = stepTo[to];
  checkStep(step, 'business', { ...(await stateOf(sql, number, null)), status: from });
  const event = await addEvent(sql, { number, step, side: 'business', actor });
  if (step === 'dispatch') await dispatchRemaining(sql, number, event);
  await mailStep(sql, number, event, change.site);
}

/**
 * Takes the step to a status that was chosen in a list or form, after it was saved. A shipped order whose invoice was
 * credited gets a new one. An order that was imported as shipped does not get an invoice.
 */
export async function followStatus(number: number, change: Change, before: { status: string }): Promise<void> {
  const { status } = await stateOf(change.sql, number, null);
  const from = placedOrder.shape.status.parse(before.status);
  if (status !== from) await takeChosenStep(number, from, status, change);
  if (status !== from || (await hasInvoices(change.sql, number))) await issueInvoice(number, change);
}
