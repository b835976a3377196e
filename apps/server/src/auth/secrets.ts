import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A code for users to type. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The hash that is stored instead of a secret. Tokens are random, so a fast hash is enough. */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
