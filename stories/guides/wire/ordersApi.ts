import type { AdminOrder } from '@pcb/screens/admin/records';

/** The requests that the page makes. Each promise is rejected when the server does not accept the request. */
export interface OrdersApi {
  list: (signal: AbortSignal) => Promise<readonly AdminOrder[]>;
  /** Sends the status that the person saw along, so that the server can refuse a change to an order that changed meanwhile. */
  changeStatus: (order: AdminOrder, status: string) => Promise<void>;
}

/** The order was changed by somebody else after this page loaded it. */
export class ConflictError extends Error {}

/** Calls a server that speaks JSON. `send` is `fetch`, or its replacement in a test. */
export function ordersApi(send: typeof fetch): OrdersApi {
  const request = async (path: string, init: RequestInit) => {
    const response = await send(path, init);
    if (response.status === 409) throw new ConflictError(`${path} was changed meanwhile.`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response;
  };
  return {
    list: async (signal) => {
      const response = await request('/api/orders', { signal });
      return (await response.json()) as AdminOrder[];
    },
    changeStatus: async ({ id, status: seen }, status) => {
      await request(`/api/orders/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seen, status }),
      });
    },
  };
}
