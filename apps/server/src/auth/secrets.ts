import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Tokens are random, so a fast hash is enough. */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
