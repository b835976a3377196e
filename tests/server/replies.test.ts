/** Replies and rows are validated. */
import { count } from '@pcb/api/values';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readRows } from '../../apps/server/src/database/rows.ts';
import { handlersIn } from '../../apps/server/src/http/handlers.ts';
import type { Env } from '../../apps/server/src/http/types.ts';
import { openServer } from './setup/openServer.ts';

const { pool, services } = await openServer();

const reply = z.object({ lines: z.array(z.object({ count })) });

it.each([
  [{ lines: [{ count: 1 }] }, 200],
  [{ lines: [{ count: 1 }, { count: -1 }] }, 'GET /counts: lines.1.count'],
  [undefined, 'GET /counts: '],
])('a reply of %j: %s', async (body, outcome) => {
  const app = new Hono<Env>();
  const thrown: unknown[] = [];
  app.onError((error, context) => {
    thrown.push('code' in error && error.code);
    return context.body(null, 500);
  });
  const { handleRoute } = handlersIn(app, services);
  handleRoute('GET /counts', { audience: 'everybody', does: 'counts', reply }, () =>
    Promise.resolve(body as z.output<typeof reply>),
  );
  const { status } = await app.request('/counts');
  expect(thrown[0] ?? status).toBe(outcome);
});

it.each([
  ['another type', `select 'one' as number`],
  ['a column more', 'select 1 as number, 2 as more'],
  ['no such column', 'select 1 as other'],
])('a row with %s is refused', async (_, text) => {
  const row = z.strictObject({ number: z.int() });
  expect(await readRows(pool, row, 'select 1 as number')).toEqual([{ number: 1 }]);
  await expect(readRows(pool, row, text)).rejects.toThrow(z.ZodError);
});
