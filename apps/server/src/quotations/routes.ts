import type { Side } from '@pcb/records/orderSteps';
import type { Context } from 'hono';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { type Sql, transaction } from '../database/pool.ts';
import { addOnce } from '../http/addOnce.ts';
import type { Handlers } from '../http/handlers.ts';
import { parseNumber } from '../http/parseNumber.ts';
import { type Env, ipAddressOf, type Services, siteOf } from '../http/types.ts';
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
  const answer = (context: Context<Env>, number: number, side: Side) =>
    quotationOf(pool, number, readerIn(context, side));
  const senderIn = (context: Context<Env>, sql: Sql) => ({
    sql,
    actor: context.get('person').id,
    ipAddress: ipAddressOf(context, config),
    site: siteOf(context, config),
  });
  const write = async (context: Context<Env>, side: Side, number: number, text: string) => {
    const { id: actor } = context.get('person');
    await addOnce(context, pool, ['quotation message', number, text], async (sql) => {
      if (side === 'customer') await countAttempt(sql, 'message', String(actor));
      // Throws for another customer's quotation.
      await quotationOf(sql, number, readerIn(context, side));
      await addQuotationEvent(sql, { number, step: 'message', side, actor, text });
      await audit(sql, {
        actor,
        ipAddress: ipAddressOf(context, config),
        action: 'message',
        kind: 'quotations',
        record: number,
      });
      const awaits = side === 'customer' ? 'business' : null;
      await sql.query('update quotations set awaits = $2 where number = $1', [number, awaits]);
      if (side === 'business') await mailQuotation(sql, number, { kind: 'message', text }, siteOf(context, config));
      return number;
    });
    onMail();
    return answer(context, number, side);
  };

  handle('GET /api/quotations/:number', (context, request) =>
    answer(context, parseNumber(request.parameters.number), 'customer'),
  );
  handle('POST /api/quotations/:number/acceptance', async (context, { parameters, body }) => {
    const number = parseNumber(parameters.number);
    await transaction(pool, (sql) => acceptQuotation(sql, context.get('person'), number, body, config.SELLER_STATE));
    onMail();
    return answer(context, number, 'customer');
  });
  handle('POST /api/quotations/:number/refusal', async (context, { parameters, body: { version, reason } }) => {
    const number = parseNumber(parameters.number);
    await transaction(pool, (sql) => declineQuotation(sql, context.get('person'), number, version, reason));
    return answer(context, number, 'customer');
  });
  handle('POST /api/quotations/:number/messages', (context, request) =>
    write(context, 'customer', parseNumber(request.parameters.number), request.body.text),
  );
  handle('GET /api/admin/quotations/:number/versions', (context, request) =>
    answer(context, parseNumber(request.parameters.number), 'business'),
  );
  handle('POST /api/admin/inquiries/:number/quotations', async (context, request) => {
    const inquiry = parseNumber(request.parameters.number);
    const number = await addOnce(context, pool, ['quotation', inquiry, request.body], (sql) =>
      answerInquiry(inquiry, request.body, senderIn(context, sql)),
    );
    onMail();
    return answer(context, number, 'business');
  });
  handle('POST /api/admin/quotations/:number/versions', async (context, request) => {
    const number = parseNumber(request.parameters.number);
    await addOnce(context, pool, ['version', number, request.body], (sql) =>
      reviseQuotation(number, request.body, senderIn(context, sql)),
    );
    onMail();
    return answer(context, number, 'business');
  });
  handle('POST /api/admin/quotations/:number/messages', (context, request) =>
    write(context, 'business', parseNumber(request.parameters.number), request.body.text),
  );
}
