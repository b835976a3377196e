import type { TaxDocument } from '@pcb/api/invoices';
import type { Context } from 'hono';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import { actorIn, type Change, changeIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Env, Services } from '../http/types.ts';
import { findOrder } from '../orders/find.ts';
import { documentsCsv } from './csv.ts';
import { documentsIn, documentsOf } from './find.ts';
import { creditInvoice, currentInvoice, issueInvoice } from './issue.ts';

/** The invoices and credit notes of orders. */
export function invoiceRoutes({ handle }: Handlers, services: Services) {
  const { pool, config } = services;
  const change = (context: Context<Env>, number: number, run: (by: Change) => Promise<void>): Promise<TaxDocument[]> =>
    transaction(pool, async (sql) => {
      await run(changeIn(sql, context, config));
      return documentsOf(sql, number);
    });

  handle('GET /api/orders/:number/invoices', async (context, { parameters: { number } }) => {
    await findOrder(pool, context.get('person').id, number);
    return documentsOf(pool, number);
  });
  handle('GET /api/admin/orders/:number/invoices', async (_, { parameters }) => documentsOf(pool, parameters.number));
  handle('POST /api/admin/orders/:number/invoices', async (context, { parameters: { number } }) => {
    return change(context, number, async (by) => {
      await issueInvoice(number, by);
      // `issueInvoice` ignores an order that has not shipped.
      if (!(await currentInvoice(by.sql, number))) throw new ApiError('notFound');
    });
  });
  handle(
    'POST /api/admin/orders/:number/credit-notes',
    async (context, { parameters: { number }, body: { reason } }) => {
      return change(context, number, (by) => creditInvoice(number, reason, by));
    },
  );
  handle('GET /api/admin/invoices/csv', async (context, { query }) => {
    await audit(pool, { ...actorIn(context, config), action: 'export', kind: 'invoices', record: null, after: query });
    return new Response(documentsCsv(await documentsIn(pool, query.month)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="invoices-${query.month}.csv"`,
      },
    });
  });
}
