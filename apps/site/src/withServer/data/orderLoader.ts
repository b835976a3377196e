import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import type { ServerResponse } from './request.ts';

/** The loader of a page about the order whose number is in its path. */
export const orderLoader =
  <Value>(request: (number: string) => Promise<ServerResponse<Value>>) =>
  (_: Site, { params: { id = '' } }: LoaderArgs) =>
    read(request(id).then(({ value }) => value));
