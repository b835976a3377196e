import type { Side } from '@pcb/records/orderSteps';
import type { Context } from 'hono';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { addOnce } from '../http/addOnce.ts';
import { actorIn, changeIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import { siteOf } from '../http/siteOf.ts';
import type { Env, Services } from '../http/types.ts';
import { acceptQuotation, addQuotationEvent, declineQuotation } from './decide.ts';
import { mailQuotation } from './mails.ts';
import { quotationOf } from './read.ts';
import { answerInquiry, reviseQuotation } from './send.ts';

export function quotationRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  const readerIn = (context: Context<Env>, side: Side) => ({
    side,
    userId: side === 'customer' ? context.get('person').id : null,
  });
  const reply = (context: Context<Env>, number: number, side: Side) =>
    quotationOf(pool, number, readerIn(context, side));
  const write = async (context: Context<Env>, side: Side, number: number, text: string) => {
    const { id: actor } = context.get('person');
    await addOnce(context, pool, ['quotation message', number, text], async (sql) => {
      if (side === 'customer') await countAttempt(sql, 'message', String(actor));
      // Throws for another customer's quotation.
      await quotationOf(sql, number, readerIn(context, side));
      await addQuotationEvent(sql, { number, step: 'message', side, actor, text });
      await audit(sql, { ...actorIn(context, config), action: 'message', kind: 'quotations', record: number });
      const awaits = side === 'customer' ? 'business' : null;
      await sql.query('update quotations set awaits = $2 where number = $1', [number, awaits]);
      if (side === 'business') await mailQuotation(sql, number, { kind: 'message', text }, siteOf(context, config));
      return number;
    });
    onMail();
    return reply(context, number, side);
  };

  handle('GET /api/quotations/:number', (context, { parameters: { number } }) => reply(context, number, 'customer'));
  handle('POST /api/quotations/:number/acceptance', async (context, { parameters: { number }, body }) => {
    await transaction(pool, (sql) => acceptQuotation(sql, context.get('person'), number, body, config.SELLER_STATE));
    onMail();
    return reply(context, number, 'customer');
  });
  handle(
    'POST /api/quotations/:number/refusal',
    async (context, { parameters: { number }, body: { version, reason } }) => {
      await transaction(pool, (sql) => declineQuotation(sql, context.get('person'), number, version, reason));
      return reply(context, number, 'customer');
    },
  );
  handle('POST /api/quotations/:number/messages', (context, { parameters: { number }, body }) =>
    write(context, 'customer', number, body.text),
  );
  handle('GET /api/admin/quotations/:number/versions', (context, { parameters: { number } }) =>
    reply(context, number, 'business'),
  );
  handle('POST /api/admin/inquiries/:number/quotations', async (context, { parameters: { number: inquiry }, body }) => {
    const number = await addOnce(context, pool, ['quotation', inquiry, body], (sql) =>
      answerInquiry(inquiry, body, changeIn(sql, context, config)),
    );
    onMail();
    return reply(context, number, 'business');
  });
  handle('POST /api/admin/quotations/:number/versions', async (context, { parameters: { number }, body }) => {
    await addOnce(context, pool, ['version', number, body], (sql) =>
      reviseQuotation(number, body, changeIn(sql, context, config)),
    );
    onMail();
    return reply(context, number, 'business');
  });
  handle('POST /api/admin/quotations/:number/messages', (context, { parameters: { number }, body }) =>
    write(context, 'business', number, body.text),
  );
}
