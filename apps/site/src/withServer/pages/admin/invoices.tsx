import { AdminInvoicesScreen, adminInvoicesContent } from '@pcb/screens/admin/AdminInvoicesScreen';
import { useOrderDay } from '../../../app/hooks/useOrderDay.ts';
import { useSending } from '../../../app/hooks/useSending.ts';
import type { PageHandle } from '../../../app/routing/page.ts';
import { downloadCsv } from '../../../effects/downloadFile.ts';
import { requestServer } from '../../data/request.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminInvoicesContent.title}`,
  description: 'The invoices and credit notes of a month as a CSV file.',
};

export function Component() {
  const { today } = useOrderDay();
  const { sending, send } = useSending();
  const download = async (month: string) => {
    const [{ value }, { byteOrderMark }] = await Promise.all([
      requestServer('GET /api/admin/invoices/csv', { query: { month } }),
      import('@pcb/records/csv'),
    ]);
    // Reading a response as text drops the byte order mark.
    downloadCsv(`invoices-${month}.csv`, byteOrderMark + value);
  };
  return <AdminInvoicesScreen today={today} onExport={(month) => void send(() => download(month))} {...sending} />;
}
