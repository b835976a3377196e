import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSending } from './useSending.ts';

/** State of the dialog for a new record. It closes on success, and stays open with the reason on failure. */
export function useAddRecord<Values>(add: (values: Values) => Promise<void>) {
  const { revalidate } = useRevalidator();
  const [isAddOpen, setAddOpen] = useState(false);
  const { sending, send, reset } = useSending();
  const addAndClose = async (values: Values) => {
    if (!(await send(() => add(values)))) return;
    setAddOpen(false);
    await revalidate();
  };
  return {
    ...sending,
    isAddOpen,
    onAddOpenChange: (isOpen: boolean) => {
      reset();
      setAddOpen(isOpen);
    },
    onAdd: (values: Values) => void addAndClose(values),
  };
}
