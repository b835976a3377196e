import type { TaxDocument } from '@pcb/api/invoices';
import type { Context } from 'hono';
import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import { parseNumber } from '../http/parseNumber.ts';
import { type Env, ipAddressOf, type Services } from '../http/types.ts';
import { findOrder } from '../orders/find.ts';
import { documentsCsv } from './csv.ts';
import { documentsIn, documentsOf } from './find.ts';
import { creditInvoice, currentInvoice, issueInvoice, type Issuer } from './issue.ts';
import { sellerOf } from './seller.ts';

/** The invoices and credit notes of orders. */
export function invoiceRoutes({ handle }: Handlers, services: Services) {
  const { pool, config } = services;
  const whoIn = (context: Context<Env>) => ({
    actor: context.get('person').id,
    ipAddress: ipAddressOf(context, config),
  });
  const change = (context: Context<Env>, number: number, run: (by: Issuer) => Promise<void>): Promise<TaxDocument[]> =>
    transaction(pool, async (sql) => {
      await run({ sql, seller: sellerOf(config), ...whoIn(context) });
      return documentsOf(sql, number);
    });

  handle('GET /api/orders/:number/invoices', async (context, { parameters }) => {
    const number = parseNumber(parameters.number);
    await findOrder(pool, context.get('person').id, number);
    return documentsOf(pool, number);
  });
  handle('GET /api/admin/orders/:number/invoices', async (_, { parameters }) =>
    documentsOf(pool, parseNumber(parameters.number)),
  );
  handle('POST /api/admin/orders/:number/invoices', async (context, { parameters }) => {
    const number = parseNumber(parameters.number);
    return change(context, number, async (by) => {
      await issueInvoice(number, by);
      // `issueInvoice` ignores an order that has not shipped.
      if (!(await currentInvoice(by.sql, number))) throw new ApiError('notFound');
    });
  });
  handle('POST /api/admin/orders/:number/credit-notes', async (context, { parameters, body: { reason } }) => {
    const number = parseNumber(parameters.number);
    return change(context, number, (by) => creditInvoice(number, reason, by));
  });
  handle('GET /api/admin/invoices/csv', async (context, { query }) => {
    await audit(pool, { ...whoIn(context), action: 'export', kind: 'invoices', record: null, after: query });
    return new Response(documentsCsv(await documentsIn(pool, query.month)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="invoices-${query.month}.csv"`,
      },
    });
  });
}
