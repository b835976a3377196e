'use client';
import type { BoardArtVariant } from '@pcb/art/BoardArt';
import { Badge } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { formatDate } from '../../shared/format/formatDate.ts';
import { columnFormat } from '../../shared/format/money.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AccountList, AccountRow } from '../private/AccountList.tsx';
import { orderHref } from '../private/customerOrder.ts';
import { type AccountListName, type AccountRecordRows, listTones } from './accountRecord.ts';
import { accountRecordsContent, type AccountRecordsContent } from './AccountRecords.content.ts';

export { accountRecordsContent, type AccountRecordsContent } from './AccountRecords.content.ts';
export { type AccountListName, accountLists, type AccountRecord, type AccountRecordRows } from './accountRecord.ts';

export interface AccountRecordsProps extends WithContent<AccountRecordsContent> {
  /** Which list the records belong to. */
  list: AccountListName;
  /** The newest first. */
  records: Remote<AccountRecordRows>;
}

const drawings: Readonly<Record<AccountListName, BoardArtVariant>> = {
  shipped: 'assembly',
  quotations: 'fabrication',
  inquiries: 'sourcing',
  queries: 'layout',
  invoices: 'assembly',
};

/**
 * One list of the account area, such as shipped orders. Use `CustomerOrders` for orders in production.
 *
 * @example <SearchFormScreen form={searchForms.queries} above={<AccountRecords list="queries" records={records} />} />
 */
export function AccountRecords({ list, records, content = accountRecordsContent }: AccountRecordsProps) {
  const copy = content.lists[list];
  const { next } = copy;
  const rows = records.status === 'ready' ? { ...records, value: records.value.rows } : records;
  const formatTotal = columnFormat(rows.status === 'ready' ? rows.value.flatMap(({ total }) => total ?? []) : []);
  const notes = [
    records.status === 'ready' && records.value.hasMore === true ? content.more : null,
    next ? (
      <>
        <span>{`${next.text} `}</span>
        <Link href={next.href}>{next.link}</Link>
        <span>.</span>
      </>
    ) : null,
  ];
  return (
    <AccountList
      rows={rows}
      content={copy}
      notes={notes.filter((note) => note !== null)}
      renderRow={({ id, about, date, due, total, href, question }) => (
        <AccountRow
          key={id}
          id={id}
          name={about}
          href={href ?? (list === 'shipped' ? orderHref(id) : undefined)}
          drawing={drawings[list]}
          copyLabel={content.copyId(id)}
          dated={date === undefined ? undefined : copy.dated(formatDate(date))}
          text={question}
        >
          {total === undefined ? null : (
            <Text weight="medium" isMono>
              {formatTotal(total)}
            </Text>
          )}
          <Inline gap="small">
            <Badge tone={listTones[list]}>{copy.status}</Badge>
            {due === undefined ? null : <Text size="small">{copy.due?.(formatDate(due))}</Text>}
          </Inline>
        </AccountRow>
      )}
    />
  );
}
