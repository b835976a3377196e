import type { AdminOrder } from '@pcb/screens/admin/records';
import type { Remote } from '@pcb/screens/remote';
import { useEffect, useMemo, useState } from 'react';
import { ConflictError, type OrdersApi } from './ordersApi.ts';

type Orders = Remote<readonly AdminOrder[]>;

/** Statuses by order id. */
type Statuses = Readonly<Record<string, string>>;

function withStatuses(orders: Orders, statuses: Statuses): Orders {
  if (orders.status !== 'ready') return orders;
  return { ...orders, value: orders.value.map((order) => ({ ...order, status: statuses[order.id] ?? order.status })) };
}

/** The state while fetching again: loaded orders stay visible, a failed list shows as loading. */
const whileFetching = (orders: Orders): Orders =>
  orders.status === 'ready' ? { ...orders, isStale: true } : { status: 'loading' };

/**
 * The orders as a prop of the screen. A new status shows before the server has confirmed it. `onNotSaved` is called with
 * the order before the change, and whether somebody else has changed it.
 */
export function useOrders(api: OrdersApi, onNotSaved: (order: AdminOrder, isConflict: boolean) => void) {
  const [attempt, setAttempt] = useState(0);
  const [orders, setOrders] = useState<Orders>({ status: 'loading' });
  const [unsaved, setUnsaved] = useState<Statuses>({});

  useEffect(() => {
    const leaving = new AbortController();
    const fetchAgain = () => {
      setOrders(whileFetching);
      setAttempt(attempt + 1);
    };
    const show = (loaded: Orders) => {
      if (!leaving.signal.aborted) setOrders(loaded);
    };
    api.list(leaving.signal).then(
      (value) => show({ status: 'ready', value }),
      () => show({ status: 'failed', onRetry: fetchAgain }),
    );
    return () => leaving.abort();
  }, [api, attempt]);

  const changeStatus = async (order: AdminOrder, status: string) => {
    setUnsaved((all) => ({ ...all, [order.id]: status }));
    try {
      await api.changeStatus(order, status);
      setOrders((latest) => withStatuses(latest, { [order.id]: status }));
    } catch (error) {
      const isConflict = error instanceof ConflictError;
      onNotSaved(order, isConflict);
      if (isConflict) {
        setOrders(whileFetching);
        setAttempt((last) => last + 1);
      }
    }
    // Keep a status that was chosen while this request was pending.
    setUnsaved(({ [order.id]: latest, ...others }) =>
      latest === undefined || latest === status ? others : { ...others, [order.id]: latest },
    );
  };

  return { rows: useMemo(() => withStatuses(orders, unsaved), [orders, unsaved]), changeStatus };
}
