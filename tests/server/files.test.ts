import type { StoredFile } from '@pcb/api/files';
import { maxFileSize } from '@pcb/quoting/orderFiles';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Pool } from '../../apps/server/src/database/pool.ts';
import { chooseStore } from '../../apps/server/src/files/chooseStore.ts';
import { deleteUnusedFiles } from '../../apps/server/src/files/deleteUnusedFiles.ts';
import { diskStore } from '../../apps/server/src/files/diskStore.ts';
import type { Services } from '../../apps/server/src/http/types.ts';
import { openDatabase as openAll } from '../../apps/server/src/openDatabase.ts';
import { openServer } from './setup/openServer.ts';
import { signedIn } from './setup/people.ts';
import { startS3 } from './setup/s3.ts';
import { appWith, sendFile, type Server } from './setup/sendFile.ts';

const s3 = await startS3();
const onDisk = await openServer();
const onS3 = await openServer(s3.variables);

/** All stored files. */
const kept = async ({ pool, filesFolder }: Server) => ({
  rows: (await pool.query('select from files where size > 0')).rowCount,
  files: readdirSync(filesFolder),
  objects: [...s3.objects.keys()],
});

describe.each([
  ['a folder', onDisk],
  ['S3', onS3],
])('files in %s', async (_, server) => {
  const { app, pool } = server;
  const customer = await signedIn(app, pool, 'customer', 'Asha');
  const other = await signedIn(app, pool, 'customer', 'Ravi');

  it('belong only to their customer', async () => {
    const response = await sendFile(app, customer.cookie, 'the data', encodeURIComponent('प्लेट.zip'));
    expect(response.status).toBe(201);
    const { id, ...rest } = (await response.json()) as { id: string };
    expect(rest).toEqual({ name: 'प्लेट.zip', size: 8 });
    const read = await customer.get(`/api/files/${id}`);
    expect(await read.text()).toBe('the data');
    expect(read.headers.get('Content-Disposition')).toContain(encodeURIComponent('प्लेट.zip'));
    expect(read.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await other.get(`/api/files/${id}`)).status).toBe(404);
    expect((await other.get('/api/files/not-an-id')).status).toBe(404);
  });

  it.each([
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\u2066a\u2069\u200e\u200f\u061c.zip', 'a.zip'],
    ['a\u200bb\u2060c\ufeff\u00ad.zip', 'abc.zip'],
    ['a\u200db.zip', 'ab.zip'],
    [' \u200b a.zip', 'a.zip'],
    // Malayalam as it was typed before Unicode 5.1, and Persian: the joiners are letters.
    ['അവന്\u200d.zip', 'അവന്\u200d.zip'],
    ['می\u200cخواهم.zip', 'می\u200cخواهم.zip'],
  ])('have the name %j without invisible characters: %j', async (sent, name) => {
    const response = await sendFile(app, customer.cookie, 'x', encodeURIComponent(sent));
    expect(await response.json()).toMatchObject({ name });
  });

  it.each([
    ["it's (1)*.zip", `filename="it's (1)*.zip"; filename*=UTF-8''it%27s%20%281%29%2A.zip`],
    ['a"b%41;c.zip', `filename="a_b_41;c.zip"; filename*=UTF-8''a%22b%2541%3Bc.zip`],
    ['प.zip', `filename="_.zip"; filename*=UTF-8''%E0%A4%AA.zip`],
  ])('%s download under their name in every program', async (name, header) => {
    const { id } = (await (await sendFile(app, customer.cookie, 'x', encodeURIComponent(name))).json()) as StoredFile;
    const { headers } = await customer.get(`/api/files/${id}`);
    expect(headers.get('Content-Disposition')).toBe(`attachment; ${header}`);
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
  });

  it.each(['', encodeURIComponent('../secret'), encodeURIComponent('\u202e\u200b'), 'a%00b', '%'])(
    'have no name "%s"',
    async (name) => {
      expect((await sendFile(app, customer.cookie, 'x', name)).status).toBe(400);
    },
  );

  it('that are too large are refused with or without a stated size, and not stored', async () => {
    const before = await kept(server);
    const tooLarge = { 'Content-Length': String(maxFileSize + 1) };
    expect((await sendFile(app, customer.cookie, 'x', 'a.zip', tooLarge)).status).toBe(413);
    const chunk = new Uint8Array(5_000_000);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    expect((await sendFile(app, customer.cookie, endless)).status).toBe(413);
    expect(sent).toBeLessThan(2 * maxFileSize);
    expect(await kept(server)).toEqual(before);
  });

  it('whose upload breaks off are not stored', async () => {
    const before = await kept(server);
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    expect((await sendFile(app, customer.cookie, half)).status).toBe(503);
    expect(await kept(server)).toEqual(before);
  });

  it('whose names the table cannot store are removed again', async () => {
    const before = await kept(server);
    const query = (text: string, values: unknown[]) =>
      text.includes('sha256 = $3')
        ? Promise.reject(Object.assign(new Error('shut down'), { code: '57P01' }))
        : pool.query(text, values);
    const broken = appWith(server, { pool: Object.create(pool, { query: { value: query } }) as Pool });
    expect((await sendFile(broken, customer.cookie, 'the data')).status).toBe(503);
    expect(await kept(server)).toEqual(before);
  });

  it('that are empty are refused', async () => {
    const before = await kept(server);
    const response = await sendFile(app, customer.cookie, '');
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: 'invalid', fields: { file: 'empty' } } },
    ]);
    expect(await kept(server)).toEqual(before);
  });

  it('whose upload is pending are not found, and those of a killed process are deleted', async () => {
    const before = await kept(server);
    const idOf = async () => {
      const { rows } = await pool.query<{ id: string }>('select id from files where sha256 is null');
      return rows[0]?.id ?? '';
    };
    let seen: number | undefined;
    const halfway = async (id: string) => {
      const store = server.services.files.store;
      await store(id, new Blob(['the data']).stream() as Parameters<typeof store>[1]);
      seen = (await customer.get(`/api/files/${await idOf()}`)).status;
      // The rest never arrives: the process is killed.
      return new Promise<never>(() => {});
    };
    const killed = appWith(server, { files: { ...server.services.files, store: halfway } });
    void sendFile(killed, customer.cookie, 'the data');
    await expect.poll(() => seen, { timeout: 60_000 }).toBe(404);
    await deleteUnusedFiles(pool, server.services.files, server.filesFolder);
    expect(await kept(server)).not.toEqual(before);
    await pool.query("update files set created_at = now() - interval '61 minutes' where sha256 is null");
    await deleteUnusedFiles(pool, server.services.files, server.filesFolder);
    expect(await kept(server)).toEqual(before);
  });

  it('are closed again when only their headers are requested', async () => {
    const { id } = (await (await sendFile(app, customer.cookie, 'the data')).json()) as { id: string };
    let closed = 0;
    const read = () => Promise.resolve(new ReadableStream({ cancel: () => void (closed += 1) }));
    const watched = appWith(server, { files: { ...server.services.files, read } as Services['files'] });
    const response = await watched.request(`/api/files/${id}`, {
      method: 'HEAD',
      headers: { cookie: customer.cookie },
    });
    expect(response.headers.get('Content-Length')).toBe('8');
    expect(closed).toBe(1);
  });

  it('that are lost are not found, and the loss is logged', async () => {
    const { id } = (await (await sendFile(app, customer.cookie, 'the data')).json()) as { id: string };
    await server.services.files.remove(id);
    expect((await customer.get(`/api/files/${id}`)).status).toBe(404);
    expect(server.logged).toContainEqual({ level: 'error', error: 'FileMissing' });
  });
});

it("on the disk are readable only for the server's user", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-modes-'));
  const filesFolder = join(folder, 'files');
  mkdirSync(filesFolder, { mode: 0o755 });
  const { pool, close } = await openAll(readConfig({ DATABASE_URL: onDisk.url, DATA_FOLDER: folder }));
  const app = appWith(onDisk, { pool, files: diskStore(filesFolder) });
  const customer = await signedIn(app, pool, 'customer', 'Private');
  const { id } = (await (await sendFile(app, customer.cookie, 'x')).json()) as StoredFile;
  const modes = [filesFolder, join(filesFolder, id)].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  await close();
  rmSync(folder, { recursive: true });
});

describe('files in S3', async () => {
  const customer = await signedIn(onS3.app, onS3.pool, 'customer', 'Lakshmi');

  it('are objects named by their id, and the folder stays empty', async () => {
    s3.requests.length = 0;
    const { id } = (await (await sendFile(onS3.app, customer.cookie, 'the data')).json()) as { id: string };
    await customer.get(`/api/files/${id}`);
    await onS3.services.files.remove(id);
    const path = `/boards/uploads/${id}`;
    expect(s3.requests).toEqual([`PUT ${path}`, `GET ${path}`, `DELETE ${path}`]);
    expect(readdirSync(onS3.filesFolder)).toEqual([]);
  });

  it.each([500, 503, 429])('that S3 refuses with %i can be sent again later, and are not stored', async (status) => {
    const { id } = (await (await sendFile(onS3.app, customer.cookie, 'the data')).json()) as { id: string };
    const before = await kept(onS3);
    s3.failWith(status);
    const response = await sendFile(onS3.app, customer.cookie, 'the data');
    const read = await customer.get(`/api/files/${id}`);
    s3.failWith();
    expect([response.status, response.headers.get('Retry-After'), read.status]).toEqual([503, '2', 503]);
    expect(await kept(onS3)).toEqual(before);
    // Objects that S3 may have stored nevertheless are deleted later.
    s3.requests.length = 0;
    await onS3.pool.query("update files set created_at = now() - interval '61 minutes' where sha256 is null");
    await deleteUnusedFiles(onS3.pool, onS3.services.files, onS3.filesFolder);
    expect(s3.requests).toEqual([expect.stringMatching(/^DELETE /)]);
  });

  it('that it refuses because of wrong settings cause an error in the log', async () => {
    const before = await kept(onS3);
    const config = readConfig({ ...s3.variables, S3_SECRET_ACCESS_KEY: 'another' });
    const wrong = appWith(onS3, { files: chooseStore(config, onS3.filesFolder) });
    expect((await sendFile(wrong, customer.cookie, 'the data')).status).toBe(500);
    expect(onS3.logged).toContainEqual(expect.objectContaining({ level: 'error', code: 'S3-403' }));
    expect(await kept(onS3)).toEqual(before);
  });

  it('that it cannot store because it is down can be sent again later', async () => {
    const before = await kept(onS3);
    await s3.stop();
    expect((await sendFile(onS3.app, customer.cookie, 'the data')).status).toBe(503);
    expect(await kept(onS3)).toEqual(before);
  });
});
