'use client';

import { cellsOf, hasOtherLetters, readBillOfMaterials } from '@pcb/quoting/latinBill';
import { useEffect, useState } from 'react';

export interface BillReader {
  cellsOf: typeof cellsOf;
  readBillOfMaterials: typeof readBillOfMaterials;
}

const latinReader: BillReader = { cellsOf, readBillOfMaterials };

/** Loaded on demand, as most bills are in Latin script. If loading fails, the basic reader is used. */
const loadReader = (): Promise<BillReader> => import('@pcb/quoting/billOfMaterials').catch(() => latinReader);

export const readerOf = (texts: readonly string[]): BillReader | Promise<BillReader> =>
  texts.some(hasOtherLetters) ? loadReader() : latinReader;

/** Returns `null` while the reader loads. */
export function useBillReader(text: string): BillReader | null {
  const [loaded, setLoaded] = useState<BillReader | null>(null);
  const isOther = hasOtherLetters(text);
  const isMissing = isOther && loaded === null;
  useEffect(() => {
    if (isMissing) void loadReader().then(setLoaded);
  }, [isMissing]);
  return isOther ? loaded : latinReader;
}
