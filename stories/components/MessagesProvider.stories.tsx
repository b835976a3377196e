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
import preview from '#storybook/preview.tsx';

const arabic: Messages = {
  close: 'إغلاق',
  notifications: 'الإشعارات',
  required: 'مطلوب',
  selectAllRows: 'تحديد كل الصفوف',
  selectShownRows: 'تحديد الصفوف المعروضة ({count})',
  selectAllMatches: 'تحديد الكل ({count})',
  selectRow: 'تحديد',
  selectedRows: 'تم تحديد {count} من {all}',
  hiddenRows: 'أخفت عوامل التصفية: {count}',
  clearSelection: 'إلغاء التحديد',
  rowLevel: 'المستوى {count}',
  expandAllRows: 'توسيع الكل',
  collapseAllRows: 'طي الكل',
  columns: 'الأعمدة',
  showAllColumns: 'إظهار الكل',
  columnOptions: 'خيارات {column}',
  sort: 'ترتيب',
  sortAscending: 'ترتيب تصاعدي',
  sortDescending: 'ترتيب تنازلي',
  widerColumn: 'أعرض',
  narrowerColumn: 'أضيق',
  resetColumnWidth: 'إعادة العرض',
  hideColumn: 'إخفاء العمود',
  moveColumnLeft: 'نقل إلى اليسار',
  moveColumnRight: 'نقل إلى اليمين',
  pinColumn: 'تثبيت في البداية',
  unpinColumn: 'إلغاء التثبيت',
  columnMoved: '{column}: العمود {place} من {count}',
  columnHidden: 'تم إخفاء {column}',
  columnShown: 'تم إظهار {column}',
  columnWidth: '{column}: العرض {count} بكسل',
  columnWidthReset: '{column}: العرض الأصلي',
  sortedAscending: 'مرتب تصاعديًا حسب {column}',
  sortedDescending: 'مرتب تنازليًا حسب {column}',
  upload: 'رفع',
  info: 'ملاحظة:',
  success: 'تم:',
  warning: 'تحذير:',
  danger: 'خطأ:',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح المتصفح بالنسخ. انسخ النص من هذا الحقل.',
  textToCopy: 'النص المراد نسخه',
  choose: 'اختيار',
  dropFile: 'أو أفلت ملفًا هنا',
  dropFiles: 'أو أفلت الملفات هنا',
  filesAdded: 'الملفات المضافة: {files}',
  remove: 'إزالة {label}',
  removed: 'تمت إزالة {label}',
  uploading: 'جارٍ الرفع',
  uploaded: 'تم الرفع',
  uploadFailed: 'تعذّر رفع الملف المحدد – حاول مرة أخرى',
  fileType: 'يجب أن يكون الملف المحدد من نوع {types}',
  fileTooLarge: 'يجب أن يكون الملف المحدد أصغر من {size}',
  fileEmpty: 'الملف المحدد فارغ',
  folder: 'هذا مجلد. اختر الملفات الموجودة فيه',
  tooManyFiles: 'الحد الأقصى لعدد الملفات التي يمكنك تحديدها معًا: {count}',
  oneFile: 'يمكنك تحديد ملف واحد فقط',
  showAsTable: 'عرض كجدول',
  showAsChart: 'عرض كمخطط',
  chartKeys: 'مخطط: استخدم مفتاحي السهمين الأيمن والأيسر للتنقل بين النقاط.',
  chartFailed: 'تعذر تحميل المخطط. أرقامه أدناه.',
  noData: 'لا توجد بيانات',
  missingValues: 'قيم ناقصة: {count}',
  dates: {
    format: 'DD/MM/YYYY',
    missing: 'أدخل تاريخًا',
    partial: 'أدخل اليوم والشهر والسنة، مثل 31/12/2026',
    noMonth: 'لا يوجد شهر {month}. أدخل اليوم أولًا، مثل 31/12/2026',
    noDay: 'عدد أيام {month} هو {count} فقط',
    tooEarly: 'أدخل {date} أو تاريخًا بعده',
    tooLate: 'أدخل {date} أو تاريخًا قبله',
    chooseAnother: '{day}. اختر يومًا آخر',
    readAs: 'قُرئ على أنه {day}',
    openCalendar: 'فتح التقويم',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    clear: 'مسح',
    today: 'اليوم',
    selected: 'محدد',
    unavailable: 'غير متاح',
    holiday: 'عطلة',
    noneAvailable: 'لا يوجد يوم متاح في هذا الشهر',
    from: 'من',
    to: 'إلى',
    endBeforeStart: 'النهاية قبل البداية',
    chooseStart: 'اختر اليوم الأول',
    chooseEnd: 'اختر اليوم الأخير',
  },
  enterMissing: 'أدخل {label}.',
  chooseMissing: 'اختر {label}.',
  checkMissing: 'ضع علامة في هذا المربع.',
  invalidEmail: 'أدخل عنوانًا مثل name@example.com.',
  problem: 'توجد مشكلة',
  notGiven: 'غير محدد',
  lakh: '{amount} لكهة',
  crore: '{amount} كرور',
  recent: 'الأخيرة',
  results: 'النتائج: {count}',
  noResults: 'لا توجد نتائج',
  partOfAll: '{shown} من {count}',
  retry: 'إعادة المحاولة',
  commandKey: 'الأوامر',
  clearAll: 'مسح الكل',
  previous: 'السابق',
  next: 'التالي',
  page: 'الصفحة {page}',
  pageOf: 'الصفحة {page} من {count}',
  stepOf: 'الخطوة {step} من {count}: {label}',
  completed: 'مكتملة',
  done: 'تم',
  inProgress: 'قيد التنفيذ',
  planned: 'مخطط',
  showPassword: 'إظهار كلمة المرور',
  incompleteCode: 'أدخل أرقام الرمز كلها، وعددها {count}.',
  invalidPhone: 'أدخل رقمًا هنديًا من عشرة أرقام: +91 98470 12345.',
  invalidPinCode: 'أدخل رمزًا بريديًا من ستة أرقام: 682030.',
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
    },
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

/** A language of the host, from right to left. React-aria's own words are Arabic as well. */
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
