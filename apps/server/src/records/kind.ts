import type { ListName } from '@pcb/api/lists';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';

/** What a list sorts by: an SQL expression without nulls, and the type to compare it with. */
export interface SortKey {
  sql: string;
  type: 'text' | 'bigint' | 'date';
}

/** How a filter compares: a part of the text that an expression has, a value, or the ends of a range. */
export type Filter = { part: string } | { equals: string } | { from: string; type: 'bigint' | 'date' };

/** Column and value of what is written. */
export type Columns = Readonly<Record<string, unknown>>;

/** Whoever makes a change. */
export interface Change {
  sql: Sql;
  actor: number;
}

/** How a kind of record is stored: its row of the API as SQL, and what its lists and forms do. */
export interface RecordKind {
  name: ListName;
  table: string;
  /** The column of the number in URLs. */
  key: 'number' | 'id';
  /** The columns of a row of the API. */
  select: string;
  /** A condition for every row. */
  only?: string;
  sorts: Readonly<Record<string, SortKey>>;
  filters: Readonly<Record<string, Filter>>;
  /** What the form to edit a record sends, and the columns that it becomes. */
  edit?: {
    schema: z.ZodType<object>;
    columns: (values: never, key: number, sql: Sql) => Columns | Promise<Columns>;
  };
  status?: z.ZodType<string>;
  /** Adds a record; returns its number. */
  add?: { schema: z.ZodType<object>; insert: (values: never, change: Change) => Promise<number> };
  isRemovable?: boolean;
  /** What else follows from a change, in its transaction. */
  afterSave?: (key: number, change: Change) => Promise<void>;
}
