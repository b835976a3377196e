import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CreateOptions } from '../../data/records.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { useSending } from './useSending.ts';

/** State of the dialog for a new record. It closes on success, and stays open with the reason on failure. */
export function useAddRecord<Values>(add: (values: Values, options: CreateOptions) => Promise<void>) {
  const { revalidate } = useRevalidator();
  const [isAddOpen, setAddOpen] = useState(false);
  // A new key each time the dialog opens, so that a retry after a lost response does not add the record twice.
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const { sending, send, reset } = useSending();
  const addAndClose = async (values: Values) => {
    if (!(await send(() => add(values, { idempotencyKey })))) return;
    setAddOpen(false);
    await revalidate();
  };
  return {
    ...sending,
    isAddOpen,
    onAddOpenChange: (isOpen: boolean) => {
      reset();
      renewKey();
      setAddOpen(isOpen);
    },
    onAdd: (values: Values) => void addAndClose(values),
  };
}
