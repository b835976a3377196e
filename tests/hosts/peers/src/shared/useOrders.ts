import { useCallback, useMemo, useState } from 'react';
import { findOrders, type Sort } from './orders.ts';

/** The matching orders, sorted, and the statuses that the user has changed. */
export function useOrders(search: string, sort: Sort) {
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>(new Map());
  const found = useMemo(() => findOrders(search, sort), [search, sort]);
  const rows = useMemo(
    () =>
      changed.size === 0
        ? found
        : found.map((order) => {
            const status = changed.get(order.id);
            return status === undefined ? order : { ...order, status };
          }),
    [found, changed],
  );
  const changeStatus = useCallback(
    (id: number, status: string) => setChanged((before) => new Map(before).set(id, status)),
    [],
  );
  return { rows, changeStatus };
}
