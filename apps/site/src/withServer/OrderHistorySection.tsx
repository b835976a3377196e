import type { OrderProgress } from '@pcb/api/production';
import { numberOf } from '@pcb/records/numberOf';
import { type NewMessage, OrderHistory, type Side, type StepToTake } from '@pcb/screens/order/OrderHistory';
import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useIdempotencyKey } from '../app/hooks/useIdempotencyKey.ts';
import { useRead } from '../app/hooks/useRead.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { uploadTo } from './data/files.ts';
import { requestServer } from './data/request.ts';

const actions = {
  customer: {
    read: (number: string) => requestServer('GET /api/orders/:number/progress', { parameters: { number } }),
    take: (number: string, step: StepToTake, version: string) =>
      step.step === 'cancel'
        ? requestServer('POST /api/orders/:number/steps', {
            parameters: { number },
            body: step,
            headers: { 'If-Match': version },
          })
        : Promise.reject(new Error('A customer can only cancel')),
    send: (number: string, text: string, files: string[], key: string) =>
      requestServer('POST /api/orders/:number/messages', {
        parameters: { number },
        body: { text, files },
        headers: { 'Idempotency-Key': key },
      }),
    upload: uploadTo('/api/files'),
    files: '/api/files',
  },
  business: {
    read: (number: string) => requestServer('GET /api/admin/orders/:number/progress', { parameters: { number } }),
    take: (number: string, step: StepToTake, version: string) =>
      requestServer('POST /api/admin/orders/:number/steps', {
        parameters: { number },
        body: step,
        headers: { 'If-Match': version },
      }),
    send: (number: string, text: string, files: string[], key: string) =>
      requestServer('POST /api/admin/orders/:number/messages', {
        parameters: { number },
        body: { text, files },
        headers: { 'Idempotency-Key': key },
      }),
    upload: uploadTo('/api/admin/files'),
    files: '/api/admin/files',
  },
};

const withLinks = ({ events, ...progress }: OrderProgress, folder: string) => ({
  ...progress,
  events: events.map(({ files, ...event }) => ({
    ...event,
    files: files.map((file) => ({ ...file, href: `${folder}/${file.id}` })),
  })),
});

export function OrderHistorySection({ id, viewer }: { id: string; viewer: Side }) {
  const number = numberOf(id);
  const { revalidate } = useRevalidator();
  const { read, take, send, upload, files: folder } = actions[viewer];
  const { remote, reload } = useRead(useCallback(() => read(number), [read, number]));
  const taking = useSending();
  const sending = useSending();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  // A retry sends the ids of the same files: its idempotency key is valid only for the same body.
  const stored = useRef(new WeakMap<File, string>());

  const onStep = async (step: StepToTake) => {
    const version = (remote.status === 'ready' && remote.value.version) || '';
    const isTaken = await taking.send(async () => void (await take(number, step, version)));
    // Reloads after a refusal too, because the order has changed.
    reload();
    if (isTaken) void revalidate();
    return isTaken;
  };
  const onSend = async ({ text, files }: NewMessage) => {
    const isSent = await sending.send(async () => {
      const ids: string[] = [];
      for (const file of files) {
        const id = stored.current.get(file) ?? (await upload(file)).id;
        stored.current.set(file, id);
        ids.push(id);
      }
      await send(number, text, ids, idempotencyKey);
    });
    if (!isSent) return false;
    renewKey();
    reload();
    void revalidate();
    return true;
  };
  return (
    <OrderHistory
      progress={remote.status === 'ready' ? { ...remote, value: withLinks(remote.value.value, folder) } : remote}
      viewer={viewer}
      onStep={onStep}
      taking={taking.sending}
      onSend={onSend}
      sending={sending.sending}
    />
  );
}
