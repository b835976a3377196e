import { type ErrorBody, type ErrorCode, type FieldReasons, statusOfCode } from '@pcb/api/errors';

type Details = Omit<ErrorBody['error'], 'code'>;

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}, retryAfter = code === 'busy' ? 2 : undefined) {
    super(code);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** An error about one field, with a reason that the site has a message for. */
export const fieldError = <Field extends keyof FieldReasons>(
  code: ErrorCode,
  field: Field,
  reason: FieldReasons[Field],
): ApiError => new ApiError(code, { fields: { [field]: reason } });

export const errorResponse = ({ code, details, retryAfter }: ApiError): Response =>
  Response.json({ error: { code, ...details } } satisfies ErrorBody, {
    status: statusOfCode[code],
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  });

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLSTATE of temporary conditions: connection, resources, shutdown, timeout, serialisation, deadlock, read-only. */
const temporary = /^(08|53|57|40|55P03|25006|25P03)/;
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The codes for a full disk of uploads. PostgreSQL reports its own full disk as temporary. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT']);
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|Query read timeout/;

/** Maps temporary conditions to `busy` and unexpected errors to `failed`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = codeOf(error);
  if (code === '23505') return new ApiError('taken');
  if (fullDisk.has(code)) return new ApiError('full');
  if (socketErrors.has(code) || temporary.test(code)) return new ApiError('busy');
  if (error instanceof Error && lostConnection.test(error.message)) return new ApiError('busy');
  return new ApiError('failed');
}
