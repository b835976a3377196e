import { AdminQuotationEditScreen } from '@pcb/screens/admin/AdminQuotationEditScreen';
import { AdminQuotationsScreen } from '@pcb/screens/admin/AdminQuotationsScreen';
import { adminQuotationLong, adminQuotations } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';
import { detailsKeyboard, listKeyboard } from './keyboards.ts';
import { recordTable } from './sharedStates.tsx';

const sampleIds = ['#1215', '#1202', '#1189', '#1176', '#1163', '#1111', '#1098', '#916', '#890'];

/** A few rows, because each costs time, with all special cases: a formula, a line break, totals of three to six digits. */
const few = adminQuotations.filter(({ id }) => sampleIds.includes(id));

const meta = preview.meta({
  title: 'Screens/Admin/Quotations',
  component: AdminQuotationsScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the order that follows from a quotation use `AdminOrdersScreen`.',
        'A new offer for the same inquiry is a new quotation, not an edit.',
        'Customers search their own quotations in `SearchFormScreen` of the account.',
      ],
      keyboard: [...listKeyboard, ...detailsKeyboard],
      copy: [
        'The service is named as in the list of services.',
        'A quotation is Pending, Approved or Rejected; its details say what is pending.',
        'The details say what the price includes and how long it is valid: Valid for 30 days.',
        'Totals omit zero paise: ₹85,000, not ₹85,000.00.',
      ],
    },
  },
  args: {
    rows: ready(few),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onOpenRecordChange: fn(),
    onStatusChange: fn(),
    onExport: fn(),
  },
  decorators: [inMain],
});

const { columnOf, headers, sortableHeaders } = recordTable('Quotations');

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-60] shows the columns of quotations, all sortable except Status', async () => {
  await expect(headers()).toEqual(['Quotation ID', 'Customer', 'Service', 'Status', 'Date', 'Total', 'Actions']);
  await expect(sortableHeaders()).toEqual(['Quotation ID', 'Customer', 'Service', 'Date', 'Total']);
  for (const date of columnOf(3)) await expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

Ready.test(
  '[M-60] reports another status by keyboard and keeps showing the current one',
  async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('combobox', { name: 'Status of #1215' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith(few[0], 'Approved'));
    await expect(status).toHaveTextContent('Pending');
  },
);

Ready.test('[M-60] opens the details, with Edit Quotation and Close', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Edit #1215' })).toHaveAttribute(
    'href',
    '/admin/quotations/edit/%231215',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'View #1215' }));
  const dialog = await screen.findByRole('dialog', { name: 'Quotation #1215' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith('#1215');
  await expect(within(dialog).getByText('Quantity 50, ENIG, green mask. Valid for 30 days.')).toBeVisible();
  await expect(within(dialog).getByRole('link', { name: 'Edit Quotation' })).toHaveAttribute(
    'href',
    '/admin/quotations/edit/%231215',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith(null);
});

/** A quotation without details, which shows a dash. */
export const Details = meta.story({ args: { openRecord: '#1189' } });

const edit = { onSave: fn(), onCancel: fn() };

/** The edit page of a quotation. The common behaviour is tested in Order edit. */
export const Edit = meta.story({
  render: () => <AdminQuotationEditScreen {...edit} record={ready(few.find(({ id }) => id === '#1189'))} />,
});

export const Empty = meta.story({ tags: ['empty'], args: { rows: ready([]) } });

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminQuotationLong, ...few.slice(0, 3)]) },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
