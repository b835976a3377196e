import { AdminServiceEditScreen } from '@pcb/screens/admin/AdminServiceEditScreen';
import { type AdminService, type RecordToEdit, recordToEdit } from '@pcb/screens/admin/records';
import { adminServices } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const recordOf = (id: string): RecordToEdit<AdminService> => recordToEdit({ status: 'ready', rows: adminServices }, id);
const loading: RecordToEdit<AdminService> = { status: 'loading' };
const failed: RecordToEdit<AdminService> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/Service edit',
  component: AdminServiceEditScreen,
  parameters: { layout: 'fullscreen' },
  args: { record: recordOf('9'), onSave: fn(), onCancel: fn(), onRetry: fn() },
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
  await expect(canvas.getByRole('heading', { level: 1, name: 'Edit service PCB Stencil, frameless' })).toHaveAttribute(
    'id',
    'page-title',
  );
  await expect(canvas.getByLabelText('Service Name')).toHaveValue('PCB Stencil, frameless');
  await expect(canvas.getByLabelText('Price')).toHaveValue('₹1,850');
  await expect(canvas.getByLabelText('Description')).toHaveValue('Laser cut, 4 to 8 mil.');
  const price = canvas.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(price);
  await userEvent.type(price, '₹2,000');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith({
    name: 'PCB Stencil, frameless',
    price: '₹2,000',
    description: 'Laser cut, 4 to 8 mil.',
    status: 'Active',
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
  await expect(canvas.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to services' })).toHaveAttribute('href', '/admin/services');
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { record: loading } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Loading the service…' })).toBeVisible();
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
