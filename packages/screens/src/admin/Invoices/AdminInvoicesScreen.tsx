'use client';
import { type CalendarDate, startOfMonth } from '@internationalized/date';
import { Card } from '@pcb/ui/Card';
import { Select } from '@pcb/ui/Select';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import * as styles from '../../shared/components/AdminPage.css.ts';
import { AdminPage } from '../../shared/components/AdminPage.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { adminInvoicesContent, type AdminInvoicesContent } from './AdminInvoicesScreen.content.ts';

export { adminInvoicesContent, type AdminInvoicesContent } from './AdminInvoicesScreen.content.ts';

export interface AdminInvoicesScreenProps extends Sending<never>, WithContent<AdminInvoicesContent> {
  /** Offers the months up to this day. `undefined` before hydration. */
  today: CalendarDate | undefined;
  /** Called with the month as YYYY-MM. */
  onExport: (month: string) => void;
}

/** A financial year plus the months until its last returns are due. */
const monthCount = 18;

/** Exports the invoices of a month. For the invoices of one order use `OrderInvoicesScreen`. */
export function AdminInvoicesScreen({
  today,
  onExport,
  content = adminInvoicesContent,
  ...sending
}: AdminInvoicesScreenProps) {
  const months = (
    today ? Array.from({ length: monthCount }, (_, index) => startOfMonth(today).subtract({ months: index })) : []
  ).map((first) => ({ id: first.toString().slice(0, 7), label: content.monthName(first) }));
  const [chosen, setChosen] = useState<string>();
  // The latest complete month.
  const month = chosen ?? months[1]?.id ?? '';
  return (
    <AdminPage title={content.title}>
      <Card padding="large" className={styles.measure}>
        <SendingForm {...sending} values={month} submit={content.download} onSubmit={() => onExport(month)}>
          <Text>{content.lead}</Text>
          <Select label={content.month} items={months} value={month} onChange={(id) => setChosen(String(id))} />
        </SendingForm>
      </Card>
    </AdminPage>
  );
}
