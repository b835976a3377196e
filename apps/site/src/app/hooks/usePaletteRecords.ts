import type { AdminRecords } from '@pcb/screens/admin/AdminLayout';
import { type AdminSection, adminSections, type RecordRow } from '@pcb/screens/admin/records';
import type { Remote } from '@pcb/screens/remote';
import { useState } from 'react';
import { type Read, read } from '../../data/read.ts';
import { useSite } from './useSite.ts';

type Answers = Partial<Record<AdminSection, Read<readonly RecordRow[]>>>;

/**
 * The records that the admin command palette searches. Each kind loads separately when the palette opens; its last value stays
 * until the next one arrives.
 */
export function usePaletteRecords(): { records: AdminRecords; load: () => void } {
  const { data } = useSite();
  const [answers, setAnswers] = useState<Answers>({});
  const send = (section: AdminSection) =>
    void read<readonly RecordRow[]>(data[section].list()).then((answer) =>
      setAnswers((all) => ({ ...all, [section]: answer })),
    );
  const recordsOf = (section: AdminSection): Remote<readonly RecordRow[]> => {
    const answer = answers[section];
    if (!answer) return { status: 'loading' };
    if (answer.status === 'ready') return answer;
    const retry = () => {
      setAnswers(({ [section]: _, ...others }) => others);
      send(section);
    };
    return { status: 'failed', onRetry: retry };
  };
  return {
    records: Object.fromEntries(adminSections.map((section) => [section, recordsOf(section)])),
    load: () => adminSections.forEach(send),
  };
}
