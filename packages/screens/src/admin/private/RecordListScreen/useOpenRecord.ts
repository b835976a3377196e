'use client';
import { useControllable } from '@pcb/ui/useControllable';
import type { OpenRecordState } from './props.ts';

export function useOpenRecord<Row extends { id: string | number }>(
  rows: readonly Row[],
  { openRecord, onOpenRecordChange }: OpenRecordState,
): readonly [Row | null, (id: string | null) => void] {
  const [openId, open] = useControllable<string | null>(openRecord, null, onOpenRecordChange);
  const record = openId === null ? undefined : rows.find(({ id }) => String(id) === openId);
  return [record ?? null, open];
}
