import pg from 'pg';
import { z } from 'zod';
import { StartError } from '../startError.ts';
import { readRow } from './rows.ts';

const versionRow = z.strictObject({ version: z.string() });

const oldestVersion = 15;

/** System error codes. PostgreSQL's errors have their own messages. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be resolved',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the host',
  ETIMEDOUT: 'the host does not respond',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Opens a connection without time limits. @throws a StartError that names the setting of the URL and the reason */
export async function connectOnce(setting: string, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The running query fails too, with a better message.
  client.on('error', () => {});
  const refuse = async (reason: string, cause?: unknown) => {
    await client.end().catch(() => {});
    const { host, port, database = '' } = client;
    return new StartError(`${setting}: the database ${database} at ${host}:${port} cannot be used: ${reason}.`, {
      cause,
    });
  };
  try {
    await client.connect();
  } catch (error) {
    throw await refuse(reasonOf(error), error);
  }
  const found = await readRow(client, versionRow, `select current_setting('server_version') as version`);
  const version = found?.version ?? '';
  if (Number.parseInt(version, 10) < oldestVersion)
    throw await refuse(`it is PostgreSQL ${version}, and the server needs ${oldestVersion} or newer`);
  return client;
}
