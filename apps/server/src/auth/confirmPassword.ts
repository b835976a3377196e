import type { Context } from 'hono';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { actorIn } from '../http/change.ts';
import type { Env, Services } from '../http/types.ts';
import { isPassword } from './passwords.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';

const hashRow = z.strictObject({ hash: z.string() });

/** Throws `wrongCredentials` unless this is the signed-in user's password. */
export async function confirmPassword(context: Context<Env>, { pool, config }: Services, typed: string): Promise<void> {
  const { id } = context.get('person');
  await countAttempt(pool, 'signIn', 'own', String(id));
  const found = await readRow(pool, hashRow, 'select password_hash as hash from users where id = $1', [id]);
  if (!(await isPassword(found?.hash, typed))) {
    await audit(pool, { ...actorIn(context, config), action: 'refuse password', kind: 'sessions', record: id });
    throw new ApiError('wrongCredentials');
  }
  await forgetAttempts(pool, 'signIn', 'own', String(id));
}
