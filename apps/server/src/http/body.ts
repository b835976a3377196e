import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from './apiError.ts';

/** In bytes. */
export const maxBody = 100_000;

/** PostgreSQL cannot store NUL in text or a lone surrogate in JSON; cut text may end with one. */
function storable(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__');
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw new SyntaxError('NUL');
  return value.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Parses and validates JSON. The error describes each wrong field. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text, storable);
  } catch {
    throw new ApiError('invalid');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message, code, ...rest } of result.error.issues) {
    const unknownKeys = code === 'unrecognized_keys' && 'keys' in rest ? rest.keys : [''];
    for (const key of unknownKeys) fields[[...path, ...(key ? [key] : [])].join('.')] = message;
  }
  throw new ApiError('invalid', { fields });
}

export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const [mediaType = ''] = (context.req.header('Content-Type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') throw new ApiError('wrongType');
  return parseAs(schema, await context.req.text());
}
