'use client';
import { useControllable } from '../../../shared/useControllable.ts';
import type { OpenRecordState } from './props.ts';

/** Returns the record in the details dialog, and a function that opens another one or closes the dialog. */
export function useOpenRecord<Row extends { id: string | number }>(
  rows: readonly Row[],
  { openRecord, onOpenRecordChange }: OpenRecordState,
): readonly [Row | null, (id: string | null) => void] {
  const [openId, open] = useControllable<string | null>(openRecord, null, onOpenRecordChange);
  const record = openId === null ? undefined : rows.find(({ id }) => String(id) === openId);
  return [record ?? null, open];
}
