import { orderProgress } from '@pcb/api/production';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { queueMail } from '../mail/outbox.ts';
import { parcelOf } from './events.ts';

const { step, text, dispatch } = orderProgress.shape.events.element.shape;

const eventRow = z.strictObject({
  email: z.string(),
  name: z.string(),
  side: z.string(),
  step,
  text,
  dispatch,
  isShipped: z.boolean(),
});

type MailedEvent = z.output<typeof eventRow>;

interface Mailed {
  subject: string;
  lines: readonly string[];
}

type MailFor = (id: string, event: MailedEvent) => Mailed;

const mailsByStep: Partial<Record<MailedEvent['step'], MailFor>> = {
  start: (id, { name }) => ({
    subject: `Order ${id} is in production`,
    lines: [`We have checked your data and started production of ${name}.`],
  }),
  return: (id, { name }) => ({
    subject: `Production of order ${id} has stopped`,
    lines: [`We have stopped production of ${name} for now.`],
  }),
  dispatch: (id, { dispatch: parcel, isShipped }) => ({
    subject: isShipped ? `Order ${id} has been dispatched` : `Part of order ${id} has been dispatched`,
    lines: [
      parcel?.lines.map((line) => `${line.quantity.toLocaleString('en-IN')} × ${line.name}`).join('\n') ?? '',
      parcel?.carrier ? `Carrier: ${parcel.carrier}` : '',
      parcel?.tracking ? `Tracking number: ${parcel.tracking}` : '',
    ],
  }),
  cancel: (id, { side, text: reason }) => ({
    subject: `Order ${id} has been cancelled`,
    lines: [
      side === 'customer' ? 'We have cancelled your order as you requested.' : `We had to cancel your order: ${reason}`,
    ],
  }),
  ask: (id, { text: question }) => ({
    subject: `Question about order ${id}`,
    lines: [question, 'Your order is on hold until you answer.'],
  }),
};

const orderLink = (site: string, number: number) => new URL(`/orders/details/${number}`, site).href;

/** Mails the customer about a step, unless they have muted the topic. */
export async function mailStep(sql: Sql, number: number, event: number, site: string): Promise<void> {
  const found = await readRow(
    sql,
    eventRow,
    `select u.email, o.pcb_name as name, o.status = 'Shipped' as "isShipped", e.side, e.step, e.text,
       ${parcelOf('e.id')} as dispatch
     from order_events e join orders o on o.number = e.order_number join users u on u.id = o.user_id
     where e.id = $1 and u.closed_at is null
       and case when e.step = 'ask' then 'questions' else 'production' end <> all (u.muted)`,
    [event],
  );
  const mail = found && mailsByStep[found.step]?.(`#${number}`, found);
  if (!mail) return;
  const link = `View your order:\n${orderLink(site, number)}`;
  await queueMail(sql, {
    to: found.email,
    subject: mail.subject,
    text: [...mail.lines, link].filter(Boolean).join('\n\n'),
  });
}
