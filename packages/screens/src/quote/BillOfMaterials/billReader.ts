'use client';

import { cellsOf, hasOtherLetters, readBillOfMaterials } from '@pcb/quoting/latinBill';
import { useEffect, useState } from 'react';

export interface BillReader {
  cellsOf: typeof cellsOf;
  readBillOfMaterials: typeof readBillOfMaterials;
}

const latinReader: BillReader = { cellsOf, readBillOfMaterials };

/** Loaded on demand, as most bills have Latin letters. If that fails, what the others say is read. */
const loadReader = (): Promise<BillReader> => import('@pcb/quoting/billOfMaterials').catch(() => latinReader);

/** The reader for texts with any letters. */
export const readerOf = (texts: readonly string[]): BillReader | Promise<BillReader> =>
  texts.some(hasOtherLetters) ? loadReader() : latinReader;

/** The reader for a text; `null` while it is loaded. */
export function useBillReader(text: string): BillReader | null {
  const [loaded, setLoaded] = useState<BillReader | null>(null);
  const isOther = hasOtherLetters(text);
  const isMissing = isOther && loaded === null;
  useEffect(() => {
    if (isMissing) void loadReader().then(setLoaded);
  }, [isMissing]);
  return isOther ? loaded : latinReader;
}
