import type { AdminOrder } from '@pcb/screens/admin/records';

export const behaviours = ['answers', 'fails', 'is silent'] as const;
export type Behaviour = (typeof behaviours)[number];

const idIn = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');

/** An in-memory server with the interface of `fetch`. It responds after a delay, fails, or does not respond until its behaviour changes. */
export function fakeServer(orders: readonly AdminOrder[], delay: number, initialBehaviour: Behaviour) {
  let behaviour = initialBehaviour;
  let stored = orders;
  let unanswered: (() => void)[] = [];

  const setStatus = (id: string, status: string) => {
    stored = stored.map((order) => (order.id === id ? { ...order, status } : order));
  };

  const answer = async (request: Request) => {
    if (behaviour === 'fails') return new Response(null, { status: 503 });
    if (request.method !== 'PATCH') return Response.json(stored);
    const id = idIn(request.url);
    const { seen, status } = (await request.json()) as { seen: string; status: string };
    if (stored.find((order) => order.id === id)?.status !== seen) return new Response(null, { status: 409 });
    setStatus(id, status);
    return new Response(null, { status: 204 });
  };

  const send: typeof fetch = (input, init) =>
    new Promise((resolve) => {
      const respond = () => resolve(answer(new Request(input, init)));
      if (behaviour === 'is silent') unanswered.push(respond);
      else setTimeout(respond, delay);
    });

  return {
    send,
    /** Changes an order on behalf of another administrator. */
    setStatus,
    setBehaviour: (next: Behaviour) => {
      behaviour = next;
      if (behaviour === 'is silent') return;
      for (const respond of unanswered) respond();
      unanswered = [];
    },
  };
}
