import { csvHeader, csvRows } from '@pcb/records/csv';
import { conditionsOf } from '@pcb/records/filters';
import { readFilters } from '@pcb/records/filterTexts';
import type { RecordKind } from '@pcb/screens/admin/records';
import { allRows } from '../../../apps/site/src/data/allRows.ts';
import { DataError, type DataErrorKind } from '../../../apps/site/src/data/dataError.ts';
import type { AddedRecords, EditedRecords, Records, StatusChanges } from '../../../apps/site/src/data/records.ts';

interface Meta {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** The used part of a data provider, as Refine has them for REST, GraphQL and others. */
export interface DataProvider {
  getList: (request: {
    resource: string;
    pagination: { currentPage: number; pageSize: number; mode: 'server' };
    sorters: readonly { field: string; order: 'asc' | 'desc' }[];
    filters: readonly { field: string; operator: 'contains' | 'eq' | 'gte' | 'lte'; value: string | number }[];
    meta: Meta;
  }) => Promise<{ data: readonly unknown[]; total: number }>;
  getOne: (request: { resource: string; id: string; meta: Meta }) => Promise<{ data: unknown }>;
  create: (request: { resource: string; variables: unknown; meta: Meta }) => Promise<unknown>;
  update: (request: { resource: string; id: string; variables: unknown; meta: Meta }) => Promise<unknown>;
  deleteOne: (request: { resource: string; id: number; meta: Meta }) => Promise<unknown>;
}

/** The rejection of a provider. */
interface HttpError {
  statusCode?: number;
  errors?: Readonly<Record<string, string | readonly string[]>>;
}

const kinds: Readonly<Record<number, DataErrorKind>> = {
  400: 'invalid',
  401: 'signedOut',
  403: 'forbidden',
  409: 'conflict',
  412: 'conflict',
  422: 'invalid',
  429: 'tooMany',
  503: 'busy',
};

function dataErrorOf(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  const { statusCode, errors } = cause as HttpError;
  if (!statusCode) return new DataError('offline', { cause });
  const fields = errors && Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text].flat()[0]]));
  return new DataError(kinds[statusCode] ?? 'unexpected', { cause, ...(fields && { fields }) });
}

/** The records of a kind behind a data provider. `Row` is the type of the provider's responses; map other names here. */
export function providerRecords<Row extends object, Edited, New>(
  kind: RecordKind,
  provider: DataProvider,
): Records<Row> & EditedRecords<Edited> & StatusChanges & AddedRecords<New> {
  const { section: resource, fields } = kind;
  const send = async <Value>(request: Promise<Value>, signal?: AbortSignal): Promise<Value> => {
    const response = await request.catch((error: unknown) => Promise.reject(dataErrorOf(error) as Error));
    signal?.throwIfAborted();
    return response;
  };
  const change = async (id: string, variables: unknown) =>
    void (await send(provider.update({ resource, id, variables, meta: {} })));
  const page: Records<Row>['page'] = async ({ filters, sort, limit, cursor }, { signal } = {}) => {
    const currentPage = Number(cursor ?? 1);
    const search = filters['search']?.trim();
    const canSort = sort && Object.hasOwn(fields, sort.column) && fields[sort.column]?.sort;
    const request = provider.getList({
      resource,
      pagination: { currentPage, pageSize: limit, mode: 'server' },
      sorters: canSort ? [{ field: sort.column, order: sort.direction === 'descending' ? 'desc' : 'asc' }] : [],
      filters: [
        ...conditionsOf(kind, readFilters(kind, filters)),
        ...(search ? [{ field: 'q', operator: 'contains' as const, value: search }] : []),
      ],
      meta: { signal },
    });
    const { data, total } = await send(request, signal);
    return {
      rows: data as readonly Row[],
      nextCursor: currentPage * limit < total ? String(currentPage + 1) : undefined,
      total: { count: total, isMinimum: false },
    };
  };
  return {
    page,
    csv: async (query) => csvHeader(kind) + csvRows(kind, await allRows({ page }, query)),
    find: async (id, { signal } = {}) => {
      const request = provider.getOne({ resource, id, meta: { signal } });
      const absent = (error: Error & HttpError) => (error.statusCode === 404 ? undefined : Promise.reject(error));
      return (await send<{ data: unknown } | undefined>(request.catch(absent), signal))?.data as Row | undefined;
    },
    save: change,
    setStatus: (id, status) => change(id, { status }),
    add: async (variables, { idempotencyKey }) =>
      void (await send(
        provider.create({ resource, variables, meta: { headers: { 'idempotency-key': idempotencyKey } } }),
      )),
    remove: async (id) => void (await send(provider.deleteOne({ resource, id, meta: {} }))),
  };
}
