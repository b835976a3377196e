import { TOTP } from 'otpauth';

const seconds = 30;
const lastSteps = new Map<string, number>();

/** The code of an authenticator app, `later` steps of 30 seconds from now. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * seconds * 1_000 });

/** A code that this process has not used yet, because each works once. There are two per half minute. */
export function nextCode(secret: string): string {
  const now = Math.floor(Date.now() / seconds / 1_000);
  const step = Math.max(now, (lastSteps.get(secret) ?? 0) + 1);
  if (step > now + 1)
    throw new Error('A third code in half a minute would be refused: use one session for several tests.');
  lastSteps.set(secret, step);
  return codeOf(secret, step - now);
}
