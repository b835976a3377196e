import { ProfileEditor } from '@pcb/screens/account/ProfileEditor';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { account, billing, delivery, EditorHost, editorMeta, form, stored } from './editorStory.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Profile editor',
  component: ProfileEditor,
  tags: ['screen'],
  ...editorMeta,
});

/** The server refuses a field. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { edit: { form: 'address', id: 'billing' }, problems: { fields: { 'addresses.1.text': 'Too long.' } } },
});

Invalid.test('shows the error at the field', async () => {
  const field = (await form('Edit address')).getByLabelText('Address');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/Too long\./);
});

/** The server refuses something that is not in the form. */
export const InvalidElsewhere = meta.story({
  args: { edit: { form: 'email' }, problems: { fields: { emails: 'At most 20.' } } },
});

InvalidElsewhere.test('states that nothing was changed', async () => {
  const fields = await form('Add an e-mail address');
  await expect(fields.getByText('Your change could not be saved. Nothing was changed.')).toBeVisible();
});

const lost = 'Your entry could not be saved. Nothing was changed; try again in a moment.';

/** The server does not respond. */
export const Failed = meta.story({ render: (args) => <EditorHost {...args} refusal={{ general: lost }} /> });

Failed.test('keeps the input, and saves it on retry', async ({ userEvent, args }) => {
  const fields = await form('Edit Profile');
  await userEvent.type(fields.getByLabelText('Name'), ' Nair');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await expectAnnounced(lost);
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledTimes(2);
  await expect(args.onSave).toHaveBeenLastCalledWith({ ...stored, name: 'Anjali Menon Nair' });
});

const theirs = {
  ...account,
  profile: { ...account.profile, name: 'A. Menon', company: 'Menon Relays LLP' },
  emails: [],
};
const changed =
  'Your profile has been changed meanwhile, in another tab or on another device. What you typed is still here: check it and save again.';

/** Somebody has changed the profile from elsewhere. */
export const Conflict = meta.story({
  render: (args) => <EditorHost {...args} newer={theirs} refusal={{ general: changed }} />,
  play: async ({ userEvent }) => {
    const fields = await form('Edit Profile');
    await userEvent.type(fields.getByLabelText('Name'), ' Nair');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await screen.findByText(changed);
  },
});

Conflict.test(
  'keeps the input, shows the stored value next to it, and does not undo other changes',
  async ({ userEvent, args }) => {
    const fields = await form('Edit Profile');
    await expect(fields.getByLabelText('Name')).toHaveValue('Anjali Menon Nair');
    const meanwhile = within(fields.getByRole('region', { name: 'Changed meanwhile' }));
    await expect(meanwhile.getByRole('term')).toHaveTextContent('Name');
    await expect(meanwhile.getByRole('definition')).toHaveTextContent('A. Menon');
    await expect(fields.getByLabelText('Company Name')).toHaveValue('Menon Relays LLP');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...{ ...stored, name: 'Anjali Menon Nair', company: 'Menon Relays LLP' },
      emails: [],
    });
  },
);

/** The address was deleted from elsewhere while it was edited. */
export const ConflictDeleted = meta.story({
  args: { edit: { form: 'address', id: 'delivery' } },
  render: (args) => (
    <EditorHost {...args} newer={{ ...account, addresses: [billing] }} refusal={{ general: changed }} />
  ),
  play: async ({ userEvent }) => {
    const fields = await form('Edit address');
    await userEvent.type(fields.getByLabelText('Name'), ' Nair');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await screen.findByText(changed);
  },
});

ConflictDeleted.test('adds the address again', async ({ userEvent, args }) => {
  await userEvent.click((await form('Edit address')).getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenLastCalledWith({
    ...stored,
    addresses: [billing, { ...delivery, name: 'Anjali Menon Nair' }],
  });
});

/** The question before an address is deleted. */
export const DeleteAddress = meta.story({
  args: { edit: { form: 'deleteAddress', id: 'delivery' } },
  render: (args) => <EditorHost {...args} refusal={{ general: lost }} />,
});

DeleteAddress.test('names the address, states why it was not deleted, and retries', async ({ userEvent, args }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this address?' }));
  await expect(question.getByText('Delivery, Anjali Menon, is removed from your profile.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep address' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Delete address' }));
  await expectAnnounced(lost);
  await userEvent.click(question.getByRole('button', { name: 'Delete address' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onSave).toHaveBeenCalledTimes(2);
  await expect(args.onSave).toHaveBeenLastCalledWith({ ...stored, addresses: [billing] });
});

/** The question before an e-mail address is deleted. */
export const DeleteEmail = meta.story({
  args: { edit: { form: 'deleteEmail', email: 'purchase@menon-instruments.example' } },
});

DeleteEmail.test('keeps the address on Escape', async ({ userEvent, args }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this e-mail address?' }));
  await expect(question.getByText('purchase@menon-instruments.example no longer receives our mails.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onSave).not.toHaveBeenCalled();
});
