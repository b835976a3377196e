import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxFile } from '../../apps/server/src/files/routes.ts';
import { openServer } from './setup/openServer.ts';
import { signedIn } from './setup/people.ts';

const { app, pool, services } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const other = await signedIn(app, pool, 'customer', 'Ravi');

const upload = (body: BodyInit, name: string, headers: Record<string, string> = {}) =>
  app.request('/api/files', {
    method: 'POST',
    headers: { cookie: customer.cookie, 'X-File-Name': name, ...headers },
    body,
    // @ts-expect-error Node asks for it with a stream; the types of browsers do not know it.
    duplex: 'half',
  });

it('keeps a file for its customer alone', async () => {
  const answer = await upload('the data', encodeURIComponent('प्लेट.zip'));
  expect(answer.status).toBe(201);
  const { id, ...rest } = (await answer.json()) as { id: string };
  expect(rest).toEqual({ name: 'प्लेट.zip', size: 8 });
  const read = await customer.get(`/api/files/${id}`);
  expect(await read.text()).toBe('the data');
  expect(read.headers.get('Content-Disposition')).toContain(encodeURIComponent('प्लेट.zip'));
  expect(read.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect((await other.get(`/api/files/${id}`)).status).toBe(404);
  expect((await other.get('/api/files/not-an-id')).status).toBe(404);
});

it.each(['', encodeURIComponent('../secret'), 'a%00b', '%'])('refuses the name "%s"', async (name) => {
  expect((await upload('x', name)).status).toBe(400);
});

it('refuses what is too large, said or not, and keeps nothing of it', async () => {
  const before = readdirSync(services.filesFolder);
  expect((await upload('x', 'a.zip', { 'Content-Length': String(maxFile + 1) })).status).toBe(413);
  const chunk = new Uint8Array(5_000_000);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  expect((await upload(endless, 'a.zip')).status).toBe(413);
  expect(sent).toBeLessThan(2 * maxFile);
  expect(readdirSync(services.filesFolder)).toEqual(before);
});
