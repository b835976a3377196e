import type { RecordDescription, RecordRow, RowOf, SentValuesOf } from '@pcb/records/fields';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import type { Change } from '../http/change.ts';

export type Columns = Readonly<Record<string, unknown>>;

/** The details of a kind's table that its description lacks. By default a column is named after its field: `pcb_name`. */
interface Storage<Edited, Added, Row> {
  columns?: Readonly<Record<string, string>>;
  computed?: readonly string[];
  only?: string;
  derived?(values: Edited, key: number, sql: Sql): Promise<object>;
  insert?(values: Added, change: Change): Promise<number>;
  /** Runs in the transaction of an edit or a change of status. `before` is the previous row. */
  afterSave?(key: number, change: Change, before: Row): Promise<void>;
  afterRemove?(change: Change, before: Row): Promise<void>;
}

export interface StoredKind extends Storage<object, object, RecordRow> {
  description: RecordDescription;
  row: z.ZodType<RowOf<RecordDescription>>;
}

export interface StorageOf<Kind extends RecordDescription> extends Storage<
  SentValuesOf<Kind, 'edit'>,
  SentValuesOf<Kind, 'new'>,
  RowOf<Kind>
> {
  description: Kind;
  row: z.ZodType<RowOf<Kind>>;
}
