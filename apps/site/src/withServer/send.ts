import { DataError } from '../data/dataError.ts';
import { askServer } from './request.ts';

type Refusal = ConstructorParameters<typeof DataError>[1];

/**
 * Sends a form and resolves to the answer.
 *
 * @param refusal What an `invalid` answer that names no field means here, such as a wrong password.
 */
export async function send<Value = undefined>(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  refusal?: Refusal,
): Promise<Value> {
  try {
    return (await askServer<Value>(method, path, { body })).value;
  } catch (error) {
    if (!refusal || !(error instanceof DataError) || error.kind !== 'invalid' || error.fields) throw error;
    throw new DataError('invalid', { ...refusal, cause: error });
  }
}
