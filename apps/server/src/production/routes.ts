import type { message, TakenStep } from '@pcb/api/production';
import type { Side } from '@pcb/records/orderSteps';
import { includesRights } from '@pcb/records/rights';
import type { Context } from 'hono';
import type { z } from 'zod';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { addOnce } from '../http/addOnce.ts';
import type { Handlers } from '../http/handlers.ts';
import { parseNumber } from '../http/parseNumber.ts';
import { type Env, ipAddressOf, type Services, siteOf } from '../http/types.ts';
import { setVersion, versionOf } from '../http/versions.ts';
import { sellerOf } from '../invoices/seller.ts';
import { addEvent, progressOf, queriesOf } from './events.ts';
import { mailStep } from './mails.ts';
import { checkStep, stateOf } from './state.ts';
import { steps } from './steps.ts';
import { takeStep } from './take.ts';

/** Steps and messages of orders, for the customer and for the business. */
export function productionRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  const readerIn = (context: Context<Env>, side: Side) => {
    const { id, rights } = context.get('person');
    const mayChange = side === 'customer' || (rights !== null && includesRights(rights, 'orders'));
    return { side, userId: side === 'customer' ? id : null, mayChange };
  };
  const answer = async (context: Context<Env>, number: number, side: Side) => {
    const found = await progressOf(pool, number, readerIn(context, side));
    setVersion(context, found);
    return found.progress;
  };
  const take = async (context: Context<Env>, side: Side, number: number, step: TakenStep) => {
    const version = versionOf(context);
    const who = {
      actor: context.get('person').id,
      ipAddress: ipAddressOf(context, config),
      site: siteOf(context, config),
      seller: sellerOf(config),
    };
    await transaction(pool, (sql) => takeStep(number, step, version, readerIn(context, side), { sql, ...who }));
    onMail();
    return answer(context, number, side);
  };
  const send = async (context: Context<Env>, side: Side, number: number, { text, files }: z.output<typeof message>) => {
    const { id: actor } = context.get('person');
    const step = side === 'customer' ? 'answer' : 'ask';
    await addOnce(context, pool, [step, number, text, files], async (sql) => {
      if (side === 'customer') await countAttempt(sql, 'message', String(actor));
      checkStep(step, side, await stateOf(sql, number, readerIn(context, side).userId, 'for update'));
      const event = await addEvent(sql, { number, step, side, actor, text, files });
      await sql.query('update orders set awaits = $2 where number = $1', [number, steps[step].awaits]);
      await audit(sql, {
        actor,
        ipAddress: ipAddressOf(context, config),
        action: step,
        kind: 'orders',
        record: number,
      });
      await mailStep(sql, number, event, siteOf(context, config));
      return event;
    });
    onMail();
    return answer(context, number, side);
  };

  handle('GET /api/queries', (context) => queriesOf(pool, context.get('person').id));
  handle('GET /api/orders/:number/progress', (context, request) =>
    answer(context, parseNumber(request.parameters.number), 'customer'),
  );
  handle('POST /api/orders/:number/steps', (context, request) =>
    take(context, 'customer', parseNumber(request.parameters.number), request.body),
  );
  handle('POST /api/orders/:number/messages', (context, request) =>
    send(context, 'customer', parseNumber(request.parameters.number), request.body),
  );
  handle('GET /api/admin/orders/:number/progress', (context, request) =>
    answer(context, parseNumber(request.parameters.number), 'business'),
  );
  handle('POST /api/admin/orders/:number/steps', (context, request) =>
    take(context, 'business', parseNumber(request.parameters.number), request.body),
  );
  handle('POST /api/admin/orders/:number/messages', (context, request) =>
    send(context, 'business', parseNumber(request.parameters.number), request.body),
  );
}
