import type { AdminRecords } from '@pcb/screens/admin/AdminLayout';
import type { AdminSection, RecordRow } from '@pcb/screens/admin/records';
import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { type Read, read } from '../../data/read.ts';
import { useSite } from './useSite.ts';

/** How many records of each kind the palette shows. */
const limit = 5;

/** What was found of a kind, and for which text. */
interface Found {
  text: string;
  answer: Read<readonly RecordRow[]>;
}

/**
 * The records of one kind that match a text. The last ones stay until the next ones arrive; a text that is empty finds nothing
 * and keeps them, because the palette shows what was used last.
 */
function useFound(section: AdminSection, text: string): Remote<readonly RecordRow[]> {
  const records = useSite().data[section];
  const [found, setFound] = useState<Found>();
  const isAsking = text !== '' && found?.text !== text;
  useEffect(() => {
    if (!isAsking) return;
    const leaving = new AbortController();
    const page = records.page({ filters: { search: text }, sort: null, limit }, { signal: leaving.signal });
    void read<readonly RecordRow[]>(page.then(({ rows }) => rows)).then((answer) => {
      if (!leaving.signal.aborted) setFound({ text, answer });
    });
    return () => leaving.abort();
  }, [isAsking, records, text]);
  if (found?.answer.status === 'ready') return { ...found.answer, isStale: isAsking };
  return found && !isAsking ? { status: 'failed', onRetry: () => setFound(undefined) } : { status: 'loading' };
}

/** The records that the admin command palette finds, and a function that searches for a text. A kind that fails leaves the others. */
export function usePaletteRecords(): { records: AdminRecords; search: (text: string) => void } {
  const [text, setText] = useState('');
  const typed = text.trim();
  const records: Record<AdminSection, Remote<readonly RecordRow[]>> = {
    users: useFound('users', typed),
    orders: useFound('orders', typed),
    services: useFound('services', typed),
    inquiries: useFound('inquiries', typed),
    quotations: useFound('quotations', typed),
  };
  return { records, search: setText };
}
