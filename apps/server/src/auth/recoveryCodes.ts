/** Each code replaces the authenticator app once. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';
import { hashPassword, isPassword } from './passwords.ts';

const storedCodeRow = z.strictObject({ id: z.number(), hash: z.string() });

const characters = '23456789abcdefghjkmnpqrstuvwxyz'; // cspell:disable-line
const some = (length: number) => Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/** Call it in a transaction. Codes are hashed like passwords, because a fast hash of such short codes can be reversed. */
export async function replaceRecoveryCodes(sql: Sql, userId: number): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => `${some(4)}-${some(4)}`);
  const hashes: string[] = [];
  // In sequence: all at once would fill the password queue.
  for (const code of codes) hashes.push(await hashPassword(plain(code)));
  await sql.query('delete from recovery_codes where user_id = $1', [userId]);
  await sql.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [userId, hashes]);
  return codes;
}

export async function consumeRecoveryCode(sql: Sql, userId: number, typed: string): Promise<number | undefined> {
  const rows = await readRows(
    sql,
    storedCodeRow,
    'select id, code_hash as hash from recovery_codes where user_id = $1',
    [userId],
  );
  for (const { id, hash } of rows) {
    if (!(await isPassword(hash, plain(typed)))) continue;
    // Another request may have been faster.
    const { rowCount } = await sql.query('delete from recovery_codes where id = $1', [id]);
    return rowCount === 1 ? rows.length - 1 : undefined;
  }
  return undefined;
}
