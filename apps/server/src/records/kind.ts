import type { ListName } from '@pcb/api/lists';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';

/** What a list sorts by: an SQL expression that is never null, and its type. */
export interface SortKey {
  sql: string;
  type: 'text' | 'bigint' | 'date';
}

/** How a filter compares an SQL expression: it contains the value, equals it, or is between two. */
export type Filter = { contains: string } | { equals: string } | { between: string; type: 'bigint' | 'date' };

/** The values to write, by column. */
export type Columns = Readonly<Record<string, unknown>>;

/** The transaction of a change, the id of the user who makes it, and the IP address of the request. */
export interface Change {
  sql: Sql;
  actor: number;
  address: string;
}

/** How a kind of record is stored, and what its lists and forms can do. */
export interface RecordKind {
  name: ListName;
  table: string;
  /** The column of the number in URLs. */
  key: 'number' | 'id';
  /** The SQL for the fields of the API's row. */
  select: string;
  /** A condition that limits the kind to some rows of its table. */
  only?: string;
  sorts: Readonly<Record<string, SortKey>>;
  filters: Readonly<Record<string, Filter>>;
  /** The schema of the edit form, and the columns to update. */
  edit?: {
    schema: z.ZodType<object>;
    columns: (values: never, key: number, sql: Sql) => Columns | Promise<Columns>;
  };
  status?: z.ZodType<string>;
  /** The schema of the form for a new record, and how to insert it. Resolves to its number. */
  add?: { schema: z.ZodType<object>; insert: (values: never, change: Change) => Promise<number> };
  isRemovable?: boolean;
  /** Side effects of an edit or a change of status, in its transaction. Gets the row as it was. */
  afterSave?: (key: number, change: Change, before: never) => Promise<void>;
  /** Side effects of a removal, in its transaction. Gets the row as it was. */
  afterRemove?: (change: Change, before: never) => Promise<void>;
}
