import type { AdminRecords } from '@pcb/screens/admin/AdminLayout';
import { type AdminSection, adminSections, type RecordRow } from '@pcb/screens/admin/records';
import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { type Read, startReading } from '../../data/read.ts';
import { useSite } from './useSite.ts';

const limit = 5;

interface Found {
  text: string;
  result: Read<readonly RecordRow[]>;
}

/**
 * A kind that fails does not affect the others. The last records stay until the next ones arrive, and after an empty
 * search, which shows the recently used items.
 */
export function usePaletteRecords(): { records: AdminRecords; search: (text: string) => void } {
  const { data } = useSite();
  const [text, setText] = useState('');
  const [retries, setRetries] = useState(0);
  const [found, setFound] = useState<Readonly<Partial<Record<AdminSection, Found>>>>({});
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    const query = { filters: { search: typed }, sort: null, limit };
    const stops = adminSections.map((section) =>
      startReading<readonly RecordRow[]>(
        async (signal) => (await data[section].page(query, { signal })).rows,
        (result) => setFound((others) => ({ ...others, [section]: { text: typed, result } })),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [data, typed, retries]);

  const remoteOf = (section: AdminSection): Remote<readonly RecordRow[]> => {
    const last = found[section];
    const isReading = typed !== '' && last?.text !== typed;
    if (last?.result.status === 'ready') return { ...last.result, isStale: isReading };
    if (!last || isReading) return { status: 'loading' };
    const onRetry = () => {
      setFound(({ [section]: _failed, ...others }) => others);
      setRetries(retries + 1);
    };
    return { status: 'failed', onRetry };
  };
  return { records: Object.fromEntries(adminSections.map((section) => [section, remoteOf(section)])), search: setText };
}
