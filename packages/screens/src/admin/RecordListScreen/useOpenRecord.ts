'use client';
import { useControllable } from '../../shared/useControllable.ts';

/** The dialog with the details of a record. A host may keep it, in the address for instance. */
export interface OpenRecordState {
  /** The id of the record whose details are open (controlled). `null`, or an id that no record has, for none. */
  openRecord?: string | null | undefined;
  /** The id of the record whose details are open at first. @default null */
  defaultOpenRecord?: string | null | undefined;
  /** Called when details are opened or closed, with the id of the record or `null`. */
  onOpenRecordChange?: ((id: string | null) => void) | undefined;
}

/** The record whose details are open, and how to open another or none. */
export function useOpenRecord<Row extends { id: string | number }>(
  rows: readonly Row[],
  { openRecord, defaultOpenRecord = null, onOpenRecordChange }: OpenRecordState,
): readonly [Row | null, (id: string | null) => void] {
  const [openId, open] = useControllable(openRecord, defaultOpenRecord, onOpenRecordChange);
  const record = openId === null ? undefined : rows.find(({ id }) => String(id) === openId);
  return [record ?? null, open];
}
