import { recordNumber } from '@pcb/api/values';
import { ApiError } from './apiError.ts';

/**
 * The number of a record in a path.
 *
 * @throws `notFound` for other text
 */
export function parseNumber(text: string): number {
  const { success, data } = recordNumber.safeParse(text);
  if (!success) throw new ApiError('notFound');
  return Number(data);
}
