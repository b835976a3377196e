import { DataError } from '../../data/dataError.ts';
import { requestServer, type DetailsOfRoute, type Reply, type RouteName } from './request.ts';

type Refusal = ConstructorParameters<typeof DataError>[1];

/** @param refusal The meaning of an `invalid` response without a field, such as a wrong password. */
export async function send<Name extends RouteName>(
  refusal: Refusal,
  name: Name,
  ...details: DetailsOfRoute<Name>
): Promise<Reply<Name>> {
  try {
    return (await requestServer(name, ...details)).value;
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'invalid' || error.fields) throw error;
    throw new DataError('invalid', { ...refusal, cause: error });
  }
}
