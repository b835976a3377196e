import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { createApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { chooseStore } from '../../../apps/server/src/files/chooseStore.ts';
import type { Services } from '../../../apps/server/src/http/types.ts';

// Set before the tests by postgres.ts.
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

async function onServer(...commands: readonly string[]) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const command of commands) await client.query(command);
  } finally {
    await client.end();
  }
}

/** A database without tables, and a role for the application, which are dropped after the tests of the file. */
export async function createDatabase() {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(`create role ${name} login password '${name}'`, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  /** The URL for the role of the application, which has the name of the database. */
  const applicationUrl = new URL(url);
  applicationUrl.username = name;
  applicationUrl.password = name;
  afterAll(() => onServer(`drop database ${name} with (force)`, `drop role ${name}`));
  return { url: url.href, applicationUrl: applicationUrl.href };
}

/** An empty database with its tables. The pool has the rights of the owner. */
export async function openDatabase() {
  const { url, applicationUrl } = await createDatabase();
  await migrate(applicationUrl, { ownerUrl: url });
  const pool = createPool(url, 10, 120);
  afterAll(() => pool.end());
  return { url, applicationUrl, pool };
}

/** The routes of the server on a separate database, in this process, with the rights of the application. */
export async function openServer(variables: Readonly<Record<string, string>> = {}) {
  const { url, applicationUrl, pool } = await openDatabase();
  const applicationPool = createPool(applicationUrl, 10, 120);
  afterAll(() => applicationPool.end());
  const filesFolder = mkdtempSync(join(tmpdir(), 'pcb-files-'));
  afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));
  const config = readConfig(variables);
  const logged: object[] = [];
  const services: Services = {
    pool: applicationPool,
    config,
    files: chooseStore(config, filesFolder),
    log: (entry) => void logged.push(entry),
    onMail: () => {},
  };
  return { app: createApp(services), services, pool, url, filesFolder, logged };
}
