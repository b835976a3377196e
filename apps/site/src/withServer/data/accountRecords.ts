import type { SearchReply } from '@pcb/api/searches';
import type { SearchName } from '@pcb/api/searchNames';
import { numberOf } from '@pcb/records/numberOf';
import type { AccountListName, AccountRecord } from '@pcb/screens/account/AccountRecords';
import type { AccountRecordsData } from '../../data/accountRecords.ts';
import type { ServerRequest } from './request.ts';

type Found = SearchReply['rows'][number];

const searches: Readonly<Record<AccountListName & SearchName, object>> = {
  shipped: {},
  quotations: { status: 'Pending' },
  inquiries: { status: 'Open' },
};

const dateOf = (row: Found) =>
  'invoiceDate' in row ? row.invoiceDate : 'offerDate' in row ? row.offerDate : 'date' in row ? row.date : null;

const aboutOf = (row: Found) => ('subject' in row ? row.subject : 'service' in row ? row.service : row.pcbName);

function recordOf(row: Found): AccountRecord {
  const date = dateOf(row);
  return {
    id: row.id,
    about: aboutOf(row),
    ...(date !== null && { date }),
    ...('total' in row && { total: row.total }),
    ...('expiryDate' in row && {
      href: `/quotations/details/${row.id.slice(1)}`,
      ...(row.expiryDate !== null && { due: row.expiryDate }),
    }),
  };
}

export const serverAccountRecords = (request: ServerRequest): AccountRecordsData => ({
  read: async (list) => {
    if (list === 'queries') {
      const { value: queries } = await request('GET /api/queries');
      return {
        rows: queries.map(({ pcbName, ...query }) => ({
          ...{ ...query, about: pcbName },
          href: `/orders/details/${query.id.slice(1)}`,
        })),
      };
    }
    if (list === 'invoices') {
      const { value } = await request('GET /api/unpaid');
      return {
        rows: value.map(({ id, order, pcbName, date, balance }) => ({
          id,
          about: pcbName,
          date,
          total: balance,
          href: `/orders/payment/${numberOf(order)}`,
        })),
      };
    }
    const { value } = await request(`GET /api/searches/${list}`, { query: searches[list] });
    return { rows: value.rows.map(recordOf), hasMore: value.hasMore };
  },
});
