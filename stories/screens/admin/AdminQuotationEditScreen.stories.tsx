import { AdminQuotationEditScreen } from '@pcb/screens/admin/AdminQuotationEditScreen';
import { type AdminQuotation, type RecordToEdit, recordToEdit } from '@pcb/screens/admin/records';
import { adminQuotations } from '@pcb/screens/fixtures';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const recordOf = (id: string): RecordToEdit<AdminQuotation> =>
  recordToEdit({ status: 'ready', rows: adminQuotations }, id);
const loading: RecordToEdit<AdminQuotation> = { status: 'loading' };
const failed: RecordToEdit<AdminQuotation> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/Quotation edit',
  component: AdminQuotationEditScreen,
  parameters: { layout: 'fullscreen' },
  args: { record: recordOf('#1202'), onSave: fn(), onCancel: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[R-12] is filled from the record, and saves what is in it', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Edit quotation #1202' })).toHaveAttribute(
    'id',
    'page-title',
  );
  await expect(canvas.getByLabelText('Customer')).toHaveValue('Fatima Sheikh');
  await expect(canvas.getByLabelText('Date')).toHaveValue('2025-08-29');
  await expect(canvas.getByLabelText('Total')).toHaveValue('₹85,000');
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rejected' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith({
    customer: 'Fatima Sheikh',
    service: 'PCB Layout, high speed',
    status: 'Rejected',
    date: '2025-08-29',
    total: '₹85,000',
    details: '',
  });
});

Playground.test('[R-12] cancels without saving', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** An address that names no record: unknown, encoded twice, or endless. */
export const NotFound = meta.story({ args: { record: recordOf('%2523'.repeat(2000)) } });

NotFound.test('[R-12] says so, with a way back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Quotation not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to quotations' })).toHaveAttribute('href', '/admin/quotations');
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { record: loading } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Loading the quotation…' })).toBeVisible();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { record: failed } });

Failed.test('offers to try again, and keeps the focus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('does not scroll the page sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
