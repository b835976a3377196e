import { useEffect, useState } from 'react';

/** Prints the document with this number once it is on paper. */
export function usePrinted() {
  const [asked, setAsked] = useState<{ number: string }>();
  useEffect(() => {
    if (asked) window.print();
  }, [asked]);
  return { printed: asked?.number, onPrint: (number: string) => setAsked({ number }) };
}
