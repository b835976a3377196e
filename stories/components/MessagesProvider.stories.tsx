import { Button } from '@pcb/ui/Button';
import { DateField } from '@pcb/ui/DateField';
import { Dialog } from '@pcb/ui/Dialog';
import { type Messages, MessagesProvider } from '@pcb/ui/MessagesProvider';
import { NumberField } from '@pcb/ui/NumberField';
import { Stack } from '@pcb/ui/Stack';
import { UploadButton } from '@pcb/ui/UploadButton';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, waitFor, within } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const arabic: Messages = {
  close: 'إغلاق',
  notifications: 'الإشعارات',
  required: 'مطلوب',
  selectAllRows: 'تحديد كل الصفوف',
  selectRow: 'تحديد',
  selectedRows: 'الصفوف المحددة: {count}',
  hiddenRows: 'غير معروضة: {count}',
  clearSelection: 'إلغاء التحديد',
  upload: 'رفع',
  showOptions: 'عرض الخيارات',
  noOptions: 'لا توجد نتائج',
  loading: 'جارٍ التحميل…',
  loadingFailed: 'فشل التحميل. حاول مرة أخرى',
  moreOptions: '{count} أخرى: تابع الكتابة',
  notAnOption: '“{text}” غير موجود في القائمة',
  optionCount: 'عدد الخيارات: {count}',
  selectedOption: '{label}، محدد',
  removeTag: 'إزالة {label}',
  tagRemoved: 'أزيل {label}',
};

/** Labels come from the host; only a component's own strings come from the messages. */
interface Labels {
  open: string;
  title: string;
  text: string;
  file: string;
  count: string;
  date: string;
}

function Example({ locale, labels }: { locale: string; labels: Labels }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider locale={locale}>
      <Stack align="start" lang={locale}>
        <UploadButton label={labels.file} isRequired />
        <NumberField label={labels.count} defaultValue={10} />
        <DateField label={labels.date} defaultValue="2026-11-23" />
        <Button onPress={() => setOpen(true)}>{labels.open}</Button>
        <Dialog title={labels.title} isOpen={isOpen} onOpenChange={setOpen}>
          {labels.text}
        </Dialog>
      </Stack>
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
    } satisfies Guide,
  },
  args: {
    messages: {},
    children: (
      <Example
        locale="en-IN"
        labels={{
          open: 'Show the order',
          title: 'Order #1234',
          text: 'Two boards.',
          file: 'Schematic',
          count: 'Quantity',
          date: 'Delivery',
        }}
      />
    ),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Built in, like English. */
export const Hindi = meta.story({
  args: {
    children: (
      <Example
        locale="hi-IN"
        labels={{
          open: 'ऑर्डर देखें',
          title: 'ऑर्डर #1234',
          text: 'दो बोर्ड।',
          file: 'योजना-चित्र',
          count: 'संख्या',
          date: 'डिलीवरी',
        }}
      />
    ),
  },
});

Hindi.test('uses the language of the page', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'अपलोड करें योजना-चित्र' })).toHaveAccessibleDescription('ज़रूरी.');
  await userEvent.click(canvas.getByRole('button', { name: 'ऑर्डर देखें' }));
  const dialog = await within(document.body).findByRole('dialog');
  // react-aria's modal is transparent at first.
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'बंद करें' })).toBeVisible());
});

/** A language of the host, from right to left. React-aria's own words, such as those of the date, are Arabic as well. */
export const Arabic = meta.story({
  args: {
    messages: { ar: arabic },
    children: (
      <Example
        locale="ar-AE"
        labels={{
          open: 'عرض الطلب',
          title: 'الطلب #1234',
          text: 'لوحتان.',
          file: 'المخطط',
          count: 'الكمية',
          date: 'التسليم',
        }}
      />
    ),
  },
  globals: { direction: 'rtl' },
});

Arabic.test('uses the strings of the host, for every locale of the language', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'رفع المخطط' })).toHaveAccessibleDescription('مطلوب.');
});
