import { AdminUserEditScreen } from '@pcb/screens/admin/AdminUserEditScreen';
import { type AdminUser, type RecordToEdit, recordToEdit } from '@pcb/screens/admin/records';
import { adminUsers } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const recordOf = (id: string): RecordToEdit<AdminUser> => recordToEdit({ status: 'ready', rows: adminUsers }, id);
const loading: RecordToEdit<AdminUser> = { status: 'loading' };
const failed: RecordToEdit<AdminUser> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/User edit',
  component: AdminUserEditScreen,
  parameters: { layout: 'fullscreen' },
  args: { record: recordOf('3'), onSave: fn(), onCancel: fn(), onRetry: fn() },
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
  await expect(canvas.getByRole('heading', { level: 1, name: 'Edit user Fatima Sheikh' })).toHaveAttribute(
    'id',
    'page-title',
  );
  await expect(canvas.getByLabelText('Name')).toHaveValue('Fatima Sheikh');
  await expect(canvas.getByRole('textbox', { name: 'Orders' })).toHaveValue('22');
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Fatima Beevi');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith({
    name: 'Fatima Beevi',
    email: 'fatima.sheikh@malabar-medical.example',
    orders: '22',
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
  await expect(canvas.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/admin/users');
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { record: loading } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Loading the user…' })).toBeVisible();
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
