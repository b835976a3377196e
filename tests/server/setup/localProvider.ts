import { paise } from '@pcb/quoting/money';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentProvider, ProviderPayment } from '../../../apps/server/src/payments/provider.ts';

const event = z.strictObject({
  id: z.string(),
  order: z.int(),
  amount: z.int().min(1).transform(paise),
  at: z.iso.datetime(),
});

/** A payment provider in this process: customers pay by calling `pay`. */
export function localProvider(secret: string) {
  const paid: ProviderPayment[] = [];
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
  const provider: PaymentProvider = {
    create: async ({ order, amount }) => Promise.resolve({ url: `https://pay.example/${order}?amount=${amount}` }),
    read: (body, signature) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(body))];
      return given.length === right.length && timingSafeEqual(given, right) ? event.parse(JSON.parse(body)) : undefined;
    },
    list: async () => Promise.resolve(paid),
  };
  return {
    provider,
    /** Takes a payment. The result is its webhook, which may get lost. */
    pay: (order: number, amount: number, at = '2026-08-01T20:00:00Z') => {
      const payment = { id: crypto.randomUUID(), order, amount: paise(amount), at };
      paid.push(payment);
      const body = JSON.stringify(payment);
      return { body, headers: { 'X-Signature': sign(body), 'Content-Type': 'application/json' } };
    },
  };
}
