import type { AdminOrder } from '@pcb/screens/admin/records';

/** The requests of the page. A promise is rejected when the server does not accept the request. */
export interface OrdersApi {
  list: (signal: AbortSignal) => Promise<readonly AdminOrder[]>;
  /** Also sends the status that the user saw, so that the server can reject a change to an order that has changed since. */
  changeStatus: (order: AdminOrder, status: string) => Promise<void>;
}

/** Somebody else changed the order after this page loaded it. */
export class ConflictError extends Error {}

/** Calls a JSON server. `send` is `fetch`, or its replacement in a test. */
export function ordersApi(send: typeof fetch): OrdersApi {
  const request = async (path: string, init: RequestInit) => {
    const response = await send(path, init);
    if (response.status === 409) throw new ConflictError(`${path} has changed since.`);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
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
