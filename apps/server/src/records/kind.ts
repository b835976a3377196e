import type { z } from 'zod';
import type { RecordDescription, RecordRow, RowOf, SentValuesOf } from '@pcb/records/fields';
import type { Sql } from '../database/pool.ts';

/** Values to write, by column. */
export type Columns = Readonly<Record<string, unknown>>;

/** The transaction of a change, the id of the user who makes it, and the IP address of the request. */
export interface Change {
  sql: Sql;
  actor: number;
  address: string;
}

/** What the table of a kind has beyond its description. Without it, a column is named like its field: `pcb_name`. */
interface Storage<Edited, Added, Row> {
  /** The names of columns that are not those of their fields. */
  columns?: Readonly<Record<string, string>>;
  /** The fields whose columns the database or `derived` computes. */
  computed?: readonly string[];
  /** A condition that limits the kind to some rows of its table. */
  only?: string;
  /** More columns of an edit. */
  derived?(values: Edited, key: number, sql: Sql): Promise<object>;
  /** Inserts a record, if that takes more than its columns. Resolves to its number. */
  insert?(values: Added, change: Change): Promise<number>;
  /** Side effects of an edit or a change of status, in its transaction. Gets the row as it was. */
  afterSave?(key: number, change: Change, before: Row): Promise<void>;
  /** Side effects of a removal, in its transaction. Gets the row as it was. */
  afterRemove?(change: Change, before: Row): Promise<void>;
}

/** A kind of record and how it is stored. */
export interface StoredKind extends Storage<object, object, RecordRow> {
  description: RecordDescription;
  /** A record as the API has it. */
  row: z.ZodType<RowOf<RecordDescription>>;
}

/** How the records of a description are stored, with its types. */
export interface StorageOf<Kind extends RecordDescription> extends Storage<
  SentValuesOf<Kind, 'edit'>,
  SentValuesOf<Kind, 'new'>,
  RowOf<Kind>
> {
  description: Kind;
  row: z.ZodType<RowOf<Kind>>;
}
