import { AdminUsersScreen, type AdminUsersScreenProps } from '@pcb/screens/admin/AdminUsersScreen';
import { adminUserLong, adminUsers } from '@pcb/screens/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';
import { addFormKeyboard, listKeyboard } from './keyboards.ts';
import { growingListArgs, recordTable, useAddHost, showsForm } from './sharedStates.tsx';

/** A few rows, because each costs time, with all special cases: duplicates, figures of one, two and three digits. */
const few = adminUsers.filter(({ id }) => [1, 2, 3, 4, 5, 8, 9, 23, 29, 32].includes(id));

/** Opens and closes the form for a new record, like a host. */
function Host(props: AdminUsersScreenProps) {
  return <AdminUsersScreen {...props} {...useAddHost(props)} />;
}

const meta = preview.meta({
  title: 'Screens/Admin/Users',
  component: AdminUsersScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For one user’s own name, e-mail address and status use `AdminUserEditScreen`.',
        'For the page where customers change their own details use `ProfileScreen` of the account.',
      ],
      keyboard: [...listKeyboard, ...addFormKeyboard],
      copy: [
        'Names are shown as people write them, in their script; do not translate or shorten them.',
        'For screen readers, Edit and Delete include the name of the user after the visible text.',
        'A status is one word, the same as in the filter: Active, Inactive.',
      ],
    },
  },
  args: { rows: ready(few), ...growingListArgs },
  render: (args) => <Host {...args} />,
  decorators: [inMain],
});

const { columnOf, headers, sortableHeaders } = recordTable('Users');

/** Pastes into the fields of the form: name, e-mail address and password. */
async function fillIn(form: Pick<typeof screen, 'getByLabelText'>, texts: readonly string[]) {
  await userEvent.click(form.getByLabelText('Name'));
  for (const [index, text] of texts.entries()) {
    if (index > 0) await userEvent.tab();
    await userEvent.paste(text);
  }
}

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-20] shows the columns of users, of which ID, Name and Orders are sortable', async () => {
  await expect(headers()).toEqual(['ID', 'Name', 'Email', 'Orders', 'Status', 'Actions']);
  await expect(sortableHeaders()).toEqual(['ID', 'Name', 'Orders']);
  await expect(screen.getByRole('status')).toHaveTextContent('Showing 10 of 10');
});

Ready.test('shows Delete in red only while it has focus', async ({ canvas, userEvent }) => {
  const colourOf = (name: string) =>
    getComputedStyle(canvas.getByRole(/^Edit/.test(name) ? 'link' : 'button', { name })).color;
  const edit = colourOf('Edit Fatima Sheikh');
  // In forced colours, the button has the system colours of links and buttons.
  if (matchMedia('(forced-colors: active)').matches) return;
  await expect(colourOf('Delete Fatima Sheikh')).toBe(edit);
  canvas.getByRole('link', { name: 'Edit Fatima Sheikh' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Delete Fatima Sheikh' })).toHaveFocus();
  await expect(colourOf('Delete Fatima Sheikh')).not.toBe(edit);
});

Ready.test(
  '[M-22] links to the edit page, and reports a removal without removing anything',
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
  await userEvent.click(await form.findByRole('link', { name: /^Name:/ }));
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
export const AddForm = meta.story({ args: { isAddOpen: true }, play: showsForm });

AddForm.test('[M-23] closes on Cancel without saving', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add User' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onAddOpenChange).toHaveBeenCalledWith(false);
  await expect(args.onAdd).not.toHaveBeenCalled();
});

/** Submitting: the form stays open, and its button shows a spinner. */
export const AddFormSaving = meta.story({ args: { isAddOpen: true, isSaving: true }, play: showsForm });

const refusal = {
  fields: { email: 'Somebody has an account with this e-mail address.' },
  general: 'The user was not added.',
};

/** The server rejects the new user, with a message at the field and another above the buttons. The form keeps its input. */
export const AddFormRefused = meta.story({
  args: { isAddOpen: true },
  render: function RefusingHost(args) {
    return <AdminUsersScreen {...args} {...useAddHost(args, refusal)} />;
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await fillIn(form, ['ലീല <b>Thomas</b>', 'leela@example', ' secret ']);
    await userEvent.click(form.getByRole('button', { name: 'Add User' }));
  },
});

export const Empty = meta.story({ tags: ['empty'], args: { rows: ready([]) } });

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminUserLong, ...few.slice(0, 3)]) },
});

/** For an administrator whose rights do not include users. */
export const ReadOnly = meta.story({ args: { isReadOnly: true } });

ReadOnly.test('has no buttons that change a user', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
  await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
