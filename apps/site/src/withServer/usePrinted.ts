import { useEffect, useState } from 'react';

/** Prints one document: the page first renders only this one. */
export function usePrinted() {
  const [asked, setAsked] = useState<{ number: string }>();
  useEffect(() => {
    if (asked) window.print();
  }, [asked]);
  return { printed: asked?.number, onPrint: (number: string) => setAsked({ number }) };
}
