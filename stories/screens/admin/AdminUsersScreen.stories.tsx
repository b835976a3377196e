import { AdminUsersScreen, type AdminUsersScreenProps } from '@pcb/screens/admin/AdminUsersScreen';
import type { AdminUser, RecordRows } from '@pcb/screens/admin/records';
import { adminUserLong, adminUsers } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { ownWords } from '#storybook/docs/ownWords.ts';
import preview from '#storybook/preview.tsx';
import { addFormKeyboard, listKeyboard } from './keyboards.ts';

const ready = (rows: readonly AdminUser[]): RecordRows<AdminUser> => ({ status: 'ready', rows });
/** Few, as each row costs time, with all that is hard: twins, two scripts, figures of one, two and three digits. */
const few = adminUsers.filter(({ id }) => [1, 2, 3, 4, 5, 8, 9, 23, 29, 32].includes(id));

const loading: RecordRows<AdminUser> = { status: 'loading' };
const failed: RecordRows<AdminUser> = { status: 'failed' };

const meta = preview.meta({
  title: 'Screens/Admin/Users',
  component: AdminUsersScreen,
  tags: ['screen'],
  argTypes: { content: ownWords },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For one user’s own name, e-mail address and status use `AdminUserEditScreen`.',
        'What a customer changes about themselves is the `ProfileScreen` of the account.',
      ],
      keyboard: [...listKeyboard, ...addFormKeyboard],
      words: [
        'Names stand as people write them, in their script; do not translate or shorten them.',
        'Edit and Delete carry the name of the user for screen readers, beginning with the word that is seen.',
        'A status is one word, the same as in the filter: Active, Inactive.',
      ],
    } satisfies Guide,
  },
  args: {
    rows: ready(few),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onDelete: fn(),
    onAddOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const table = () => screen.getByRole('table', { name: 'Users' });
const columnOf = (index: number) =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');
const idsShown = () =>
  within(table())
    .queryAllByRole('rowheader')
    .map((head) => head.textContent);
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const sortable = () =>
  within(table())
    .getAllByRole('columnheader')
    .filter((head) => head.hasAttribute('aria-sort'))
    .map((head) => head.textContent);

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-20] shows the columns of users, of which ID, Name and Orders sort', async () => {
  await expect(heads()).toEqual(['ID', 'Name', 'Email', 'Orders', 'Status', 'Actions']);
  await expect(sortable()).toEqual(['ID', 'Name', 'Orders']);
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 10 of 10');
});

Ready.test('[M-20] searches by name or email, whatever the capitals', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Search users' });
  await userEvent.click(search);
  await userEvent.paste('ANJALI');
  await waitFor(() => expect(columnOf(0)).toEqual(['Anjali Menon', 'Anjali Menon']));
  await userEvent.clear(search);
  await userEvent.paste('deccan-motion');
  await waitFor(() => expect(columnOf(0)).toEqual(['Ravi Shankar']));
});

Ready.test('[M-20] filters by status: All, Active, Inactive', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  const options = await screen.findAllByRole('option');
  await expect(options.map((option) => option.textContent)).toEqual(['All', 'Active', 'Inactive']);
  await userEvent.click(screen.getByRole('option', { name: 'Inactive' }));
  await waitFor(() => expect(idsShown()).toEqual(['4', '8', '23']));
  await expect(columnOf(3)).toEqual(['Inactive', 'Inactive', 'Inactive']);
});

Ready.test(
  '[M-21] sorts orders as numbers and keeps equal names in their order, both ways',
  async ({ canvas, userEvent, args }) => {
    const orders = () => columnOf(2).map(Number);
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await waitFor(() => expect(orders()).toEqual(orders().toSorted((one, other) => one - other)));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'orders', direction: 'ascending' });
    const ravis = () => idsShown().filter((id) => id === '2' || id === '8');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await waitFor(() => expect(columnOf(0)[0]).toBe('Abdul Rahman Siddiqui'));
    await expect(ravis()).toEqual(['2', '8']);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(columnOf(0)[0]).not.toBe('Abdul Rahman Siddiqui'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await expect(ravis()).toEqual(['2', '8']);
  },
);

Ready.test(
  '[M-22] edits by a link, and asks for a removal without removing anything',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Fatima Sheikh' })).toHaveAttribute(
      'href',
      '/admin/users/edit/3',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Fatima Sheikh' }));
    await expect(args.onDelete).toHaveBeenCalledWith(few[2]);
    await expect(columnOf(0)).toHaveLength(10);
  },
);

Ready.test('[M-23] adds a user: required fields, status Active, and closes', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Add User' });
  await userEvent.click(opener);
  await expect(args.onAddOpenChange).toHaveBeenLastCalledWith(true);
  const dialog = await screen.findByRole('dialog', { name: 'Add User' });
  await waitFor(() => expect(dialog).toBeVisible());
  const form = within(dialog);
  const field = (name: string) => form.getByLabelText(name);
  await expect(field('Name')).toBeRequired();
  await expect(field('Email')).toBeRequired();
  await expect(field('Email')).toHaveAttribute('type', 'email');
  await expect(field('Password')).toBeRequired();
  await expect(field('Password')).toHaveAttribute('type', 'password');
  await expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
  await userEvent.click(form.getByRole('button', { name: 'Add User' }));
  await expect(args.onAdd).not.toHaveBeenCalled();
  await expect(field('Name')).toHaveFocus();
  await userEvent.paste('Leela Thomas');
  await userEvent.tab();
  await userEvent.paste('leela@example');
  await userEvent.tab();
  await userEvent.paste('secret');
  await userEvent.click(form.getByRole('button', { name: 'Add User' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onAdd).toHaveBeenCalledOnce();
  await expect(args.onAdd).toHaveBeenCalledWith({
    name: 'Leela Thomas',
    email: 'leela@example',
    password: 'secret',
    status: 'Active',
  });
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(columnOf(0)).toHaveLength(10);
});

/** The form for a new user, open. */
export const AddForm = meta.story({ args: { defaultAddOpen: true } });

AddForm.test('[M-23] closes on Cancel, nothing saved', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add User' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onAddOpenChange).toHaveBeenCalledWith(false);
  await expect(args.onAdd).not.toHaveBeenCalled();
});

/** Another program has set a status that is in no list. */
export const UnknownStatus = meta.story({
  args: { rows: ready(few.slice(0, 2).map((user) => ({ ...user, status: 'Invited' }))) },
});

UnknownStatus.test('shows it as it is', async () => {
  await expect(columnOf(3)).toEqual(['Invited', 'Invited']);
});

function FilterHost(props: AdminUsersScreenProps) {
  const [filters, setFilters] = useState({ search: '', status: '', date: '' });
  return (
    <>
      <button type="button" onClick={() => setFilters({ search: 'fatima', status: '', date: '' })}>
        Back
      </button>
      <AdminUsersScreen
        {...props}
        filters={filters}
        onFiltersChange={(changed) => setFilters({ date: '', ...changed })}
      />
    </>
  );
}

/** The host keeps the filters, and changes them itself by a button. */
export const ControlledFilters = meta.story({ render: (args) => <FilterHost {...args} /> });

ControlledFilters.test(
  '[M-20] keeps letters and caret while typing, and takes over a search from outside',
  async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.type(search, 'gurpet kaur');
    await userEvent.type(search, 're', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(search).toHaveValue('gurpreet kaur');
    await waitFor(() => expect(columnOf(0)).toEqual(['Gurpreet Kaur Dhillon']));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(search).toHaveValue('fatima'));
    await waitFor(() => expect(columnOf(0)).toEqual(['Fatima Sheikh']));
  },
);

/** A search is there at first, from an address for instance: two of ten are left. */
export const Filtered = meta.story({ args: { defaultFilters: { search: 'anjali' } } });

Filtered.test('starts with the filters that it is given, and clears them', async ({ canvas, userEvent, args }) => {
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 2 of 10');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', status: '', date: '' });
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull());
});

/** The filters leave nothing: it says so and offers to clear them. */
export const NoResult = meta.story({ args: { defaultFilters: { search: 'zzz' } } });

NoResult.test('offers to clear the filters', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No users match' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

export const Empty = meta.story({ tags: ['empty'], args: { rows: ready([]) } });

Empty.test('says that there are none yet, and where they will come', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No users yet' })).toBeVisible();
  await expect(canvas.getByText('New users appear here.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Add User' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

Loading.test('says that it loads', async () => {
  await expect(screen.getByRole('status')).toHaveTextContent('Loading users…');
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

Failed.test('offers to try again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Names of three hundred characters, words that do not break, and Malayalam. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminUserLong, ...few.slice(0, 3)]) },
});

LongContent.test('shows the whole name', async () => {
  await expect(columnOf(0)[0]).toBe(adminUserLong.name);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: { direction: 'rtl' } });

export const LargeText = meta.story({
  tags: ['large-text'],
  globals: { textSize: '200', viewport: { value: 'phone', isRotated: false } },
});

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
