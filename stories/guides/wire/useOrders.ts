import type { AdminOrder, RecordRows } from '@pcb/screens/admin/records';
import { useEffect, useMemo, useState } from 'react';
import type { OrdersApi } from './ordersApi.ts';

const loading: RecordRows<AdminOrder> = { status: 'loading' };
const failed: RecordRows<AdminOrder> = { status: 'failed' };

/** The status of some orders, by their id. */
type Statuses = Readonly<Record<string, string>>;

function withStatuses(rows: RecordRows<AdminOrder>, statuses: Statuses): RecordRows<AdminOrder> {
  if (rows.status !== 'ready') return rows;
  return {
    status: 'ready',
    rows: rows.rows.map((order) => ({ ...order, status: statuses[order.id] ?? order.status })),
  };
}

/** The orders as the screen takes them: loaded, loaded again, and with each new status shown before it is saved. */
export function useOrders(api: OrdersApi, onNotSaved: (order: AdminOrder) => void) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState({ attempt, rows: loading });
  const [unsaved, setUnsaved] = useState<Statuses>({});

  useEffect(() => {
    const leaving = new AbortController();
    const take = (rows: RecordRows<AdminOrder>) => {
      if (!leaving.signal.aborted) setAnswer({ attempt, rows });
    };
    api.list(leaving.signal).then(
      (rows) => take({ status: 'ready', rows }),
      () => take(failed),
    );
    return () => leaving.abort();
  }, [api, attempt]);

  const changeStatus = async (order: AdminOrder, status: string) => {
    setUnsaved((all) => ({ ...all, [order.id]: status }));
    try {
      await api.changeStatus(order.id, status);
      setAnswer(({ rows, ...rest }) => ({ ...rest, rows: withStatuses(rows, { [order.id]: status }) }));
    } catch {
      onNotSaved(order);
    }
    // Unless another status was chosen while this one was on its way.
    setUnsaved(({ [order.id]: latest, ...others }) =>
      latest === undefined || latest === status ? others : { ...others, [order.id]: latest },
    );
  };

  // The answer to an earlier attempt is none to this one.
  const rows = answer.attempt === attempt ? answer.rows : loading;
  return {
    rows: useMemo(() => withStatuses(rows, unsaved), [rows, unsaved]),
    retry: () => setAttempt(attempt + 1),
    changeStatus,
  };
}
