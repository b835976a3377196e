/** An idempotency key: 128 random bits. `randomUUID` is missing on a site without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
