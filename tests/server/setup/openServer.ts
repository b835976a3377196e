import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { createApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { chooseStore } from '../../../apps/server/src/files/chooseStore.ts';
import type { Services } from '../../../apps/server/src/http/types.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';

// Set before the tests by postgres.ts.
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database with its tables, which is dropped after the tests of the file. */
export async function openDatabase() {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const pool = createPool(url.href, 10, 120);
  afterAll(async () => {
    await pool.end();
    await onServer(`drop database ${name} with (force)`);
  });
  return { url: url.href, pool };
}

/** The routes of the server on a database of their own, in this process. */
export async function openServer(variables: Readonly<Record<string, string>> = {}) {
  const { url, pool } = await openDatabase();
  const filesFolder = mkdtempSync(join(tmpdir(), 'pcb-files-'));
  afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));
  const config = readConfig(variables);
  const logged: object[] = [];
  const services: Services = {
    pool,
    config,
    files: chooseStore(config, filesFolder),
    log: (entry) => void logged.push(entry),
    onMail: () => {},
  };
  return { app: createApp(services), services, pool, url, filesFolder, logged };
}
