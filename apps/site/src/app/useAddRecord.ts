import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSending } from './useSending.ts';

/** The dialog for a new record: it closes when the record is added, and stays open with the reason when it is refused. */
export function useAddRecord<Values>(add: (values: Values) => Promise<void>) {
  const { revalidate } = useRevalidator();
  const [isAddOpen, setAddOpen] = useState(false);
  const { sending, send, forget } = useSending();
  const addAndClose = async (values: Values) => {
    if (!(await send(() => add(values)))) return;
    setAddOpen(false);
    await revalidate();
  };
  return {
    ...sending,
    isAddOpen,
    onAddOpenChange: (isOpen: boolean) => {
      forget();
      setAddOpen(isOpen);
    },
    onAdd: (values: Values) => void addAndClose(values),
  };
}
