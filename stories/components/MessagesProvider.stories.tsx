import { Button } from '@pcb/ui/Button';
import { DateField } from '@pcb/ui/DateField';
import { FileField } from '@pcb/ui/FileField';
import { ar } from '@pcb/ui/languages/ar';
import { de } from '@pcb/ui/languages/de';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { NumberField } from '@pcb/ui/NumberField';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Table } from '@pcb/ui/Table';
import { createToastQueue, ToastRegion } from '@pcb/ui/ToastRegion';
import { UploadButton } from '@pcb/ui/UploadButton';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { openedCalendar } from './dates.ts';

const toasts = createToastQueue();

/** Labels come from the host; only a component's own strings come from the messages. */
interface Labels {
  date: string;
  finish: string;
  finishes: readonly [string, string];
  files: string;
  orders: string;
  order: string;
  customer: string;
  saved: string;
}

const rows = [
  { id: 'PO-2041', customer: 'Periyar' },
  { id: 'PO-2042', customer: 'Kaveri' },
  { id: 'PO-2043', customer: 'Godavari' },
];

function Order({ locale, labels }: { locale: string; labels: Labels }) {
  useEffect(() => {
    toasts.show({ title: labels.saved });
    return () => toasts.clear();
  }, [labels]);
  return (
    <I18nProvider locale={locale}>
      <Stack lang={locale}>
        <DateField label={labels.date} isRequired />
        <Select label={labels.finish} items={labels.finishes.map((label) => ({ id: label, label }))} />
        <FileField
          label={labels.files}
          acceptedFileTypes={['.zip', '.rar']}
          defaultValue={[
            { id: 'top', name: 'top.zip', size: 48_300, status: 'uploaded' },
            { id: 'drill', name: 'drill.rar', size: 1_200_000, status: 'failed' },
          ]}
        />
        <Table
          aria-label={labels.orders}
          columns={[
            { id: 'id', label: labels.order, isRowHeader: true, allowsSorting: true },
            { id: 'customer', label: labels.customer, allowsHiding: true },
          ]}
          rows={rows}
          renderCell={(row, column) => row[column]}
          selectionMode="multiple"
          defaultSelectedKeys={['PO-2041', 'PO-2042']}
        />
      </Stack>
      <ToastRegion queue={toasts} />
    </I18nProvider>
  );
}

const meta = preview.meta({
  title: 'Components/MessagesProvider',
  component: MessagesProvider,
  parameters: {
    guide: {
      instead: ['The props of a component, such as `closeLabel`, for a single place.'],
      keyboard: [],
      copy: ['A language has all messages or none, so that a page is not in two languages.'],
    },
  },
  args: {
    messages: {},
    children: (
      <Stack align="start">
        <UploadButton label="Schematic" isRequired />
        <NumberField label="Quantity" defaultValue={10} />
        <DateField label="Delivery" defaultValue="2026-11-23" />
        <Button>Show the order</Button>
      </Stack>
    ),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Dates are in the order of the locale. One message is replaced by the host. */
export const German = meta.story({
  args: {
    messages: { de: { ...de, choose: 'Durchsuchen' } },
    children: (
      <Order
        locale="de-DE"
        labels={{
          date: 'Liefertermin',
          finish: 'Oberfläche',
          finishes: ['Chemisch Gold', 'HAL bleifrei'],
          files: 'Gerber-Daten',
          orders: 'Bestellungen',
          order: 'Bestellnummer',
          customer: 'Kunde',
          saved: 'Die Bestellung ist gespeichert',
        }}
      />
    ),
  },
});

German.test('has dates, errors, files, the table and the toast in German', async ({ canvas, userEvent }) => {
  const date = canvas.getByRole('textbox', { name: 'Liefertermin' });
  await expect(date).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
  await userEvent.type(date, '24.13.2026');
  await userEvent.tab();
  await expect(date).toHaveAccessibleDescription(
    'Es gibt keinen Monat 13. Schreiben Sie das Datum als TT.MM.JJJJ, zum Beispiel 31.12.2026',
  );
  await expect(canvas.getByRole('button', { name: /^Durchsuchen/ })).toBeVisible();
  await expect(canvas.getByText('48,3 kB')).toBeVisible();
  await expect(canvas.getByText(de.uploadFailed)).toBeVisible();
  await expect(canvas.getByText('2 von 3 ausgewählt')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Zeile auswählen: PO-2041' })).toBeChecked();
  const region = canvas.getByRole('region', { name: 'Benachrichtigungen' });
  await expect(within(region).getByRole('button', { name: 'Schließen' })).toBeVisible();
});

German.test(
  'has a calendar that starts on Monday, and reads dates with the day first',
  async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Liefertermin' });
    await userEvent.type(date, '1.8.26');
    await userEvent.tab();
    await expect(date).toHaveValue('01.08.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender öffnen' }));
    const popup = await openedCalendar('Liefertermin');
    await expect(within(popup).getByRole('grid').querySelector('th')).toHaveTextContent('Mo');
    await expect(within(popup).getByRole('button', { name: 'Voriger Monat' })).toBeVisible();
    await expect(within(popup).getByRole('button', { name: 'Samstag 1. August 2026, ausgewählt' })).toBeVisible();
  },
);

/** Arabic, from right to left. */
export const Arabic = meta.story({
  args: {
    messages: { ar },
    children: (
      <Order
        locale="ar-AE"
        labels={{
          date: 'موعد التسليم',
          finish: 'الطلاء السطحي',
          finishes: ['ذهب كيميائي', 'قصدير بدون رصاص'],
          files: 'ملفات جربر',
          orders: 'الطلبات',
          order: 'رقم الطلب',
          customer: 'العميل',
          saved: 'تم حفظ الطلب',
        }}
      />
    ),
  },
  globals: { direction: 'rtl' },
});

Arabic.test('has dates, files, the table and the toast in Arabic', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('تم تحديد 2 من 3')).toBeVisible();
  await expect(canvas.getByText(ar.uploadFailed)).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'الإشعارات' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'فتح التقويم' }));
  const popup = await openedCalendar('موعد التسليم');
  await expect(within(popup).getByRole('button', { name: 'الشهر السابق' })).toBeVisible();
});
