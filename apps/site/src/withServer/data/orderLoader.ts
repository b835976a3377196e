import { replace } from 'react-router-dom';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { Site } from '../../createSite.ts';
import { type Read, read } from '../../data/read.ts';
import type { ServerResponse } from './request.ts';
import { orUndefined } from './responses.ts';

export const orderHrefs = {
  customer: (number: string) => `/orders/details/${number}`,
  business: (number: string) => `/admin/orders/edit/%23${number}`,
};

/** The loader of a page about an order. If there is none with this number, leads to the order page, which explains it. */
export const orderLoader =
  <Value>(viewer: keyof typeof orderHrefs, request: (number: string) => Promise<ServerResponse<Value>>) =>
  async (_: Site, { params: { id = '' } }: LoaderArgs): Promise<Read<Value>> => {
    const response = await read(orUndefined(request(id)));
    if (response.status === 'failed') return response;
    // oxlint-disable-next-line typescript/only-throw-error -- React Router follows a thrown redirect.
    if (!response.value) throw replace(orderHrefs[viewer](id));
    return { status: 'ready', value: response.value.value };
  };
