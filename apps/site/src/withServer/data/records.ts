import type { Form, FormValuesOf, RecordDescription, RowOf } from '@pcb/records/fields';
import type { recordKinds, Section } from '@pcb/records/kinds';
import type { RecordQuery } from '@pcb/records/page';
import { DataError } from '../../data/dataError.ts';
import { describedKind } from '../../data/describedKind.ts';
import type { AddedRecords, EditedRecords, Records, StatusChanges } from '../../data/records.ts';
import { reasons } from '../messages/messages.ts';
import type { ServerRequest } from './request.ts';
import { orUndefined } from './responses.ts';

const searchPause = 200;

const rested = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, searchPause);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

/** Loads the code for filters on demand: only the admin area needs it. */
async function queryOf(section: Section, query: RecordQuery) {
  const [{ recordQuery }, kind] = await Promise.all([import('./recordQuery.ts'), describedKind(section)]);
  return recordQuery(kind, query);
}

async function sent<Kind extends Section, In extends Form>(section: Kind, form: In, values: FormOf<Kind, In>) {
  const [{ sentValuesOf }, kind] = await Promise.all([import('@pcb/records/fields'), describedKind(section)]);
  return sentValuesOf(kind, form, values);
}

type Kinds = typeof recordKinds;
type Row<Kind extends Section> = RowOf<Kinds[Kind]>;
type FormOf<Kind extends Section, In extends Form> = FormValuesOf<Kinds[Kind], In>;

type ServerRecords<Kind extends Section> = Records<Row<Kind>> &
  EditedRecords<FormOf<Kind, 'edit'>> &
  StatusChanges &
  AddedRecords<FormOf<Kind, 'new'>>;

/**
 * `save` starts from the version that `find` returned last. A conflict contains the current record, which a second
 * `save` replaces.
 */
export function serverRecords<Kind extends Section>(request: ServerRequest, section: Kind): ServerRecords<Kind> {
  const requestKind = request.kind(section);
  const versions = new Map<string, string>();
  const remember = (id: string, version: string | null) => void (version !== null && versions.set(id, version));

  async function keyOf(id: string) {
    const { fields }: RecordDescription = await describedKind(section);
    const pattern = fields.id.type === 'reference' ? /^#(\d{1,15})$/ : /^(\d{1,15})$/;
    const [, key] = pattern.exec(id) ?? [];
    return key === undefined ? undefined : { key };
  }

  async function existing(id: string) {
    const found = await keyOf(id);
    if (found === undefined) throw new DataError('conflict');
    return found;
  }

  const find: Records<Row<Kind>>['find'] = async (id, { signal } = {}) => {
    const parameters = await keyOf(id);
    if (parameters === undefined) return undefined;
    const response = await orUndefined(requestKind('GET /:key', { parameters, signal }));
    if (!response) return undefined;
    remember(id, response.version);
    return response.value;
  };

  return {
    page: async (query, { signal } = {}) => {
      if (signal && query.filters['search'] && query.cursor === undefined) await rested(signal);
      const { value } = await requestKind('GET /', { query: await queryOf(section, query), signal });
      const { rows, total, nextCursor } = value;
      return { rows, total, ...(nextCursor !== null && { nextCursor }) };
    },
    csv: async (query) => {
      const [asked, { byteOrderMark }] = await Promise.all([
        queryOf(section, { ...query, limit: 1 }),
        import('@pcb/records/csv'),
      ]);
      const { value } = await requestKind('GET /csv', { query: asked });
      // Reading a response as text drops the mark.
      return byteOrderMark + value;
    },
    find,
    save: async (id, values) => {
      const parameters = await existing(id);
      if (!versions.has(id)) await find(id);
      const headers = { 'If-Match': versions.get(id) ?? '' };
      try {
        const body = await sent(section, 'edit', values);
        const { version } = await requestKind('PUT /:key', { parameters, body, headers });
        remember(id, version);
      } catch (error) {
        if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
        const current = await find(id);
        if (current === undefined) throw error;
        throw new DataError('conflict', { cause: error, current, reason: reasons.recordChanged });
      }
    },
    setStatus: async (id, status) =>
      void (await requestKind('PUT /:key/status', { parameters: await existing(id), body: { status } })),
    add: async (values, { idempotencyKey }) =>
      void (await requestKind('POST /', {
        body: await sent(section, 'new', values),
        headers: { 'Idempotency-Key': idempotencyKey },
      })),
    remove: async (id) => void (await requestKind('DELETE /:key', { parameters: await existing(String(id)) })),
  };
}
