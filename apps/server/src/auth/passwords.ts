import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/apiError.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB. More at once would starve all other requests. */
const maxRunning = 2;
const maxWaiting = 20;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new ApiError('busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

export const unusableHash =
  '$argon2id$v=19$m=19456,t=2,p=1$B1ZSPYpW/s7flZSVxOLNTw$IR76MDdpGsmsm3Hlq48cxhjwELSqinCCkHeFF+SsURA';

/**
 * Takes as long without a hash, so that the time does not reveal who has an account. Keyboards type accents as one
 * character or as two; new passwords are stored in NFC, older ones as typed.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  for (const form of forms) if (await inTurn(() => verify(stored ?? unusableHash, form))) return true;
  return false;
}
