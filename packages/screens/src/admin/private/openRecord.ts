'use client';
import type { RecordRows } from '../records.ts';
import { useControllable } from '../../shared/useControllable.ts';

/** The dialog with the details of a record, which a host may keep, in the address for instance. */
export interface OpenRecordState {
  /** The id of the record whose details are open, when the host keeps it; `null`, or an id that no record has, for none. */
  openRecord?: string | null | undefined;
  /** The id of the record whose details are open at first. @default null */
  defaultOpenRecord?: string | null | undefined;
  /** Details were opened or closed. */
  onOpenRecordChange?: ((id: string | null) => void) | undefined;
}

/** The record whose details are open, and how to open another or none. */
export function useOpenRecord<Row extends { id: string }>(
  rows: RecordRows<Row>,
  { openRecord, defaultOpenRecord = null, onOpenRecordChange }: OpenRecordState,
): readonly [Row | null, (id: string | null) => void] {
  const [id, open] = useControllable(openRecord, defaultOpenRecord, onOpenRecordChange);
  const record = id !== null && rows.status === 'ready' ? rows.rows.find((row) => row.id === id) : undefined;
  return [record ?? null, open];
}
