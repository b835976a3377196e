import type { Page } from '@pcb/api/records';
import type { Section } from '@pcb/records/kinds';
import type { RecordQuery } from '@pcb/records/page';
import { idempotencyHeader } from './idempotencyHeader.ts';
import { DataError } from '../data/dataError.ts';
import { describedKind } from '../data/describedKind.ts';
import type { AddedRecords, EditedRecords, Records, StatusChanges } from '../data/records.ts';
import { reasons } from './messages.ts';
import type { Ask } from './request.ts';

/** How long to wait after a keystroke before sending a search, in milliseconds. */
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

/** A query as a parameter. The code for filters is loaded on demand: only the admin area needs it. */
async function parameterOf(section: Section, query: RecordQuery): Promise<string> {
  const [{ recordQuery }, kind] = await Promise.all([import('./recordQuery.ts'), describedKind(section)]);
  return `query=${encodeURIComponent(JSON.stringify(recordQuery(kind, query)))}`;
}

/** What is sent of an edit: a value that the server computes is not. */
async function sentValues(section: Section, values: object): Promise<object> {
  const [{ formFieldsOf }, kind] = await Promise.all([import('@pcb/records/fields'), describedKind(section)]);
  const computed = formFieldsOf(kind, 'edit').flatMap(([name, { isComputed }]) => (isComputed ? [name] : []));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !computed.includes(name)));
}

/** The rows and the values of forms have the fields of the schemas of @pcb/api. */
type ServerRecords<Row, Edited, New> = Records<Row> & EditedRecords<Edited> & StatusChanges & AddedRecords<New>;

/**
 * The records of a kind. Remembers the version of each record that `find` returned, for `save` to start from. A conflict
 * contains the current record, which a second `save` replaces.
 */
export function serverRecords<Row, Edited extends object, New>(
  ask: Ask,
  section: Section,
): ServerRecords<Row, Edited, New> {
  const path = `/api/admin/${section}`;
  const versions = new Map<string, string>();
  const remember = (id: string, version: string | null) => void (version !== null && versions.set(id, version));

  /** The path of a record, or `undefined` if no record can have this id. */
  async function pathOf(id: string) {
    const kind = await describedKind(section);
    const pattern = kind.fields.id.type === 'reference' ? /^#(\d{1,15})$/ : /^(\d{1,15})$/;
    const [, number] = pattern.exec(id) ?? [];
    return number && `${path}/${number}`;
  }

  async function existing(id: string) {
    const found = await pathOf(id);
    if (found === undefined) throw new DataError('conflict');
    return found;
  }

  const find: Records<Row>['find'] = async (id, { signal } = {}) => {
    const recordPath = await pathOf(id);
    if (recordPath === undefined) return undefined;
    const answer = await ask<Row>('GET', recordPath, { signal }).catch((error: unknown) => {
      if (error instanceof DataError && error.kind === 'conflict') return undefined;
      throw error;
    });
    if (!answer) return undefined;
    remember(id, answer.version);
    return answer.value;
  };

  return {
    page: async (query, { signal } = {}) => {
      if (signal && query.filters['search'] && query.cursor === undefined) await rested(signal);
      const { value } = await ask<Page<Row>>('GET', `${path}?${await parameterOf(section, query)}`, { signal });
      const { rows, total, nextCursor } = value;
      return { rows, total, ...(nextCursor !== null && { nextCursor }) };
    },
    csv: async (query) => {
      const [parameter, { byteOrderMark }] = await Promise.all([
        parameterOf(section, { ...query, limit: 1 }),
        import('@pcb/records/csv'),
      ]);
      const { value } = await ask<string>('GET', `${path}/csv?${parameter}`);
      // Reading an answer as text drops the mark.
      return byteOrderMark + value;
    },
    find,
    save: async (id, values) => {
      const recordPath = await existing(id);
      if (!versions.has(id)) await find(id);
      const headers = { 'If-Match': versions.get(id) ?? '' };
      try {
        const { version } = await ask<Row>('PUT', recordPath, { body: await sentValues(section, values), headers });
        remember(id, version);
      } catch (error) {
        if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
        const current = await find(id);
        if (current === undefined) throw error;
        throw new DataError('conflict', { cause: error, current, reason: reasons.recordChanged });
      }
    },
    setStatus: async (id, status) => void (await ask('PUT', `${await existing(id)}/status`, { body: { status } })),
    add: async (values, { idempotencyKey }) =>
      void (await ask('POST', path, { body: values, headers: { [idempotencyHeader]: idempotencyKey } })),
    remove: async (id) => void (await ask('DELETE', await existing(String(id)))),
  };
}
