import type { AdminOrder } from '@pcb/screens/admin/records';

/** What the page asks of a server. */
export interface OrdersApi {
  list: (signal: AbortSignal) => Promise<readonly AdminOrder[]>;
  changeStatus: (id: string, status: string) => Promise<void>;
}

/** Asks a server that speaks JSON. `send` is `fetch`, or what stands in for it in a test. */
export function ordersApi(send: typeof fetch): OrdersApi {
  const ask = async (path: string, init: RequestInit) => {
    const response = await send(path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response;
  };
  return {
    list: async (signal) => {
      const response = await ask('/api/orders', { signal });
      return (await response.json()) as AdminOrder[];
    },
    changeStatus: async (id, status) => {
      await ask(`/api/orders/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
    },
  };
}
