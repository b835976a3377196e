import { audit } from '../database/audit.ts';
import { transaction } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import { ipAddressOf } from '../http/ipAddress.ts';
import type { Services } from '../http/types.ts';
import { authenticatorAddedMail, recoveryCodeUsedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { countSecondFactor } from './attempts.ts';
import { addSecondFactor, acceptCode } from './authenticator.ts';
import { finishSignIn } from './finishSignIn.ts';
import { replaceRecoveryCodes, consumeRecoveryCode } from './recoveryCodes.ts';
import { endSecondStep, type InSecondStep, takeAttempt } from './secondStep.ts';

export function secondStepRoutes({ handle }: Handlers, services: Services) {
  const { pool, config, onMail } = services;

  const setUp = (found: InSecondStep, secret: string, code: string, ipAddress: string) =>
    transaction(pool, async (sql) => {
      const { id, email } = found;
      if (!(await addSecondFactor(sql, found, secret, code))) return undefined;
      await audit(sql, { actor: id, action: 'set up second factor', kind: 'team', record: id, ipAddress });
      await queueMail(sql, { to: email, ...authenticatorAddedMail });
      return replaceRecoveryCodes(sql, id);
    });

  const acceptRecoveryCode = ({ id, email }: InSecondStep, typed: string, ipAddress: string) =>
    transaction(pool, async (sql) => {
      const left = await consumeRecoveryCode(sql, id, typed);
      if (left === undefined) return false;
      await audit(sql, { actor: id, action: 'use recovery code', kind: 'team', record: id, ipAddress });
      await queueMail(sql, { to: email, ...recoveryCodeUsedMail(left) });
      return true;
    });

  async function check(found: InSecondStep, code: string, ipAddress: string): Promise<string[] | undefined> {
    const { id, newSecret } = found;
    if (newSecret !== null) return setUp(found, newSecret, code, ipAddress);
    const isValid = await (/^\d{6}$/.test(code)
      ? acceptCode(pool, id, code)
      : acceptRecoveryCode(found, code, ipAddress));
    return isValid ? [] : undefined;
  }

  handle('POST /api/session/administrator/code', async (context, { body: { code } }) => {
    const found = await takeAttempt(context, services);
    if (!found) throw new ApiError('signedOut');
    const attempt = await countSecondFactor(context, services, found);
    const recoveryCodes = await check(found, code.replace(/\s/g, ''), ipAddressOf(context, config));
    if (!recoveryCodes) throw await attempt.refuse();
    await attempt.forget();
    await endSecondStep(context, services);
    await finishSignIn(context, services, 'administrator', found.id, found.passwordHash);
    onMail();
    return recoveryCodes.length === 0 ? undefined : { recoveryCodes };
  });
}
