import { useEffect, useState } from 'react';

/** Prints one document: the page first renders only this one. */
export function usePrinted() {
  const [requested, setRequested] = useState<{ number: string }>();
  useEffect(() => {
    if (requested) window.print();
  }, [requested]);
  return { printed: requested?.number, onPrint: (number: string) => setRequested({ number }) };
}
