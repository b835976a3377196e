import { type ErrorBody, type ErrorCode, statusOfCode } from '@pcb/api/errors';

type Details = Omit<ErrorBody['error'], 'code'>;

/** An answer other than success. Thrown anywhere below a route. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  /** After how many seconds the client should try again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}, retryAfter = code === 'busy' ? 2 : undefined) {
    super(code);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** The body, status and headers of an error. */
export const answerOf = ({ code, details, retryAfter }: ApiError): Response =>
  Response.json({ error: { code, ...details } } satisfies ErrorBody, {
    status: statusOfCode[code],
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  });

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Classes and codes of SQLSTATE that pass: connection, resources, shutdown, time limit, serialisation, deadlock, read-only. */
const passing = /^(08|53|57|40|55P03|25006|25P03)/;
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EAI_AGAIN']);
/** What the driver says without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|Query read timeout/;

/** Any error as an answer: what passes by itself is `busy`, what is none of the client's business `failed`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = codeOf(error);
  if (code === '23505') return new ApiError('taken');
  // A system error has a code such as ECONNRESET, which is no SQLSTATE.
  if (socketErrors.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.test(code))) return new ApiError('busy');
  if (error instanceof Error && lostConnection.test(error.message)) return new ApiError('busy');
  return new ApiError('failed');
}
