import type { AdminRecords } from '@pcb/screens/admin/AdminLayout';
import type { Remote } from '@pcb/screens/remote';
import { useState } from 'react';
import { type Read, read } from '../../data/read.ts';
import { useSite } from './useSite.ts';

/** A request that is sent when it is needed, and again later: the last value stays until the next one is there. */
function useRequest<Value>(request: () => Promise<Value>): [Remote<Value>, () => void] {
  const [answer, setAnswer] = useState<Read<Value>>();
  const send = () => void read(request()).then(setAnswer);
  if (answer?.status === 'ready') return [answer, send];
  const retry = () => {
    setAnswer(undefined);
    send();
  };
  return [answer ? { status: 'failed', onRetry: retry } : { status: 'loading' }, send];
}

/** The records that the palette of the admin area finds. They load when it opens, each on its own. */
export function usePaletteRecords(): { records: AdminRecords; load: () => void } {
  const { data } = useSite();
  const [orders, loadOrders] = useRequest(data.orders.list);
  const [users, loadUsers] = useRequest(data.users.list);
  const [quotations, loadQuotations] = useRequest(data.quotations.list);
  const [inquiries, loadInquiries] = useRequest(data.inquiries.list);
  const [services, loadServices] = useRequest(data.services.list);
  return {
    records: { orders, users, quotations, inquiries, services },
    load: () => [loadOrders, loadUsers, loadQuotations, loadInquiries, loadServices].forEach((send) => send()),
  };
}
