import type { message, TakenStep } from '@pcb/api/production';
import type { Side } from '@pcb/records/orderSteps';
import { includesRights } from '@pcb/records/rights';
import type { Context } from 'hono';
import type { z } from 'zod';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { addOnce } from '../http/addOnce.ts';
import { actorIn, changeIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import { siteOf } from '../http/siteOf.ts';
import type { Env, Services } from '../http/types.ts';
import { setVersion, versionOf } from '../http/versions.ts';
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
    const canChange = side === 'customer' || (rights !== null && includesRights(rights, 'orders'));
    return { side, userId: side === 'customer' ? id : null, canChange };
  };
  const reply = async (context: Context<Env>, number: number, side: Side) => {
    const found = await progressOf(pool, number, readerIn(context, side));
    setVersion(context, found);
    return found.progress;
  };
  const take = async (context: Context<Env>, side: Side, number: number, step: TakenStep) => {
    const version = versionOf(context);
    await transaction(pool, (sql) =>
      takeStep(number, step, version, readerIn(context, side), changeIn(sql, context, config)),
    );
    onMail();
    return reply(context, number, side);
  };
  const send = async (context: Context<Env>, side: Side, number: number, { text, files }: z.output<typeof message>) => {
    const { id: actor } = context.get('person');
    const step = side === 'customer' ? 'answer' : 'ask';
    await addOnce(context, pool, [step, number, text, files], async (sql) => {
      if (side === 'customer') await countAttempt(sql, 'message', String(actor));
      checkStep(step, side, await stateOf(sql, number, readerIn(context, side).userId, { forUpdate: true }));
      const event = await addEvent(sql, { number, step, side, actor, text, files });
      await sql.query('update orders set awaits = $2 where number = $1', [number, steps[step].awaits]);
      await audit(sql, { ...actorIn(context, config), action: step, kind: 'orders', record: number });
      await mailStep(sql, number, event, siteOf(context, config));
      return event;
    });
    onMail();
    return reply(context, number, side);
  };

  handle('GET /api/queries', (context) => queriesOf(pool, context.get('person').id));
  handle('GET /api/orders/:number/progress', (context, { parameters: { number } }) =>
    reply(context, number, 'customer'),
  );
  handle('POST /api/orders/:number/steps', (context, { parameters: { number }, body }) =>
    take(context, 'customer', number, body),
  );
  handle('POST /api/orders/:number/messages', (context, { parameters: { number }, body }) =>
    send(context, 'customer', number, body),
  );
  handle('GET /api/admin/orders/:number/progress', (context, { parameters: { number } }) =>
    reply(context, number, 'business'),
  );
  handle('POST /api/admin/orders/:number/steps', (context, { parameters: { number }, body }) =>
    take(context, 'business', number, body),
  );
  handle('POST /api/admin/orders/:number/messages', (context, { parameters: { number }, body }) =>
    send(context, 'business', number, body),
  );
}
