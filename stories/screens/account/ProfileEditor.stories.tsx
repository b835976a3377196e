import { type ProfileEdit, ProfileEditor, type ProfileEditorProps } from '@pcb/screens/account/ProfileEditor';
import { awkwardAddresses, awkwardProfile, sampleAccount, sampleAddresses, sampleEmails } from '@pcb/screens/fixtures';
import { gstState } from '@pcb/quoting/gstStates';
import type { Problems } from '@pcb/screens/remote';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { underHeading } from '../inMain.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../looks.ts';

const kerala = { code: '32', name: 'Kerala' } as const;
const account = { ...sampleAccount, profile: { ...sampleAccount.profile, state: kerala } };
const stored = {
  name: 'Anjali Menon',
  company: 'Menon Instruments Pvt. Ltd.',
  mobile: '+91 98470 12345',
  state: '32',
  addresses: sampleAddresses,
  emails: sampleEmails,
};
const [delivery, billing] = sampleAddresses;

// The type of `meta` follows from it.
const personal = { form: 'personal' } as ProfileEdit;

/** A host that closes the dialog when the profile is saved, and else shows the problems of the story. */
function Host({
  isOpen: isOpenAtFirst,
  onClose,
  onSave,
  refusal,
  newer,
  ...props
}: ProfileEditorProps & { refusal?: Problems; newer?: ProfileEditorProps['account'] }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the form</Button>
      <ProfileEditor
        {...props}
        account={isRefused && newer ? newer : props.account}
        problems={isRefused ? refusal : props.problems}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        onSave={async (profile) => {
          await onSave(profile);
          const isSaved = isRefused || !refusal;
          if (isSaved) setOpen(false);
          else setRefused(true);
          return isSaved;
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Account/Profile editor',
  component: ProfileEditor,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For what the forms change, use ProfileScreen; its buttons open them.',
        'For the name and status of somebody else, use AdminUserEditScreen.',
      ],
      keyboard: [
        '`Enter` in a field of one line saves.',
        '`Escape` closes the form without saving, but not while it is being saved.',
      ],
      copy: [
        'What was stored meanwhile is named with its value, so that the customer can choose.',
        'A question names what is deleted. Its buttons say what they do: “Delete address”, “Keep address”.',
      ],
    },
  },
  decorators: [underHeading('User Profile', { align: 'start' })],
  args: { account, edit: personal, isOpen: true, onClose: fn(), onSave: fn() },
  render: (args) => <Host {...args} />,
});

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The personal details. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('saves the whole profile with what was typed', async ({ userEvent, args }) => {
  const fields = await form('Edit Profile');
  const company = fields.getByLabelText('Company Name');
  await expect(company).toHaveValue(stored.company);
  await userEvent.clear(company);
  await userEvent.type(company, 'Menon Relays LLP');
  const state = fields.getByRole('combobox', { name: 'State' });
  await expect(state).toHaveValue('Kerala (32)');
  await userEvent.clear(state);
  await userEvent.type(state, 'Karnataka');
  await userEvent.click(await screen.findByRole('option', { name: 'Karnataka (29)' }));
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledWith({ ...stored, company: 'Menon Relays LLP', state: '29' });
  await isClosed();
});

Ready.test('refuses an empty name; Escape saves nothing and gives the focus back', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await isClosed();
  const opener = screen.getByRole('button', { name: 'Open the form' });
  await userEvent.click(opener);
  const fields = await form('Edit Profile');
  await userEvent.clear(fields.getByLabelText('Name'));
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fields.getByLabelText('Name')).toHaveFocus());
  await expect(fields.getByLabelText('Name')).toBeInvalid();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onClose).toHaveBeenCalledTimes(2);
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** A new address. */
export const Empty = meta.story({ tags: ['empty'], args: { edit: { form: 'address', id: 'new' } } });

Empty.test('adds the address after the others, with the id of the host', async ({ userEvent, args }) => {
  const fields = await form('Add an address');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(fields.getByRole('combobox', { name: 'Type' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Billing' }));
  await userEvent.type(fields.getByLabelText('Name'), 'Asha');
  await userEvent.type(fields.getByLabelText('Address'), 'MG Road{Enter}Kochi 682016');
  await userEvent.type(fields.getByLabelText('Contact number'), '+91 484 277 0001');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  const added = { id: 'new', type: 'Billing', name: 'Asha', text: 'MG Road\nKochi 682016' };
  await expect(args.onSave).toHaveBeenCalledWith({
    ...stored,
    addresses: [...sampleAddresses, { ...added, contact: '+91 484 277 0001' }],
  });
});

/** An address that is there already. */
export const Filled = meta.story({ args: { edit: { form: 'address', id: 'billing' } } });

Filled.test('changes that address alone', async ({ userEvent, args }) => {
  const fields = await form('Edit address');
  await expect(fields.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Billing');
  await userEvent.type(fields.getByLabelText('Name'), ' (Accounts)');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  const name = 'Thomas Kurian (Accounts)';
  await expect(args.onSave).toHaveBeenCalledWith({ ...stored, addresses: [delivery, { ...billing, name }] });
});

/** One more e-mail address. */
export const Email = meta.story({ args: { edit: { form: 'email' } } });

Email.test('refuses an address that is there already', async ({ userEvent, args }) => {
  const fields = await form('Add an e-mail address');
  const field = fields.getByLabelText('Email');
  const save = fields.getByRole('button', { name: 'Save' });
  await userEvent.type(field, sampleEmails[0] ?? '');
  await userEvent.click(save);
  await expect(field).toHaveAccessibleDescription(/gets our mails already/);
  await userEvent.type(field, '.in');
  await userEvent.click(save);
  await expect(args.onSave).toHaveBeenCalledWith({ ...stored, emails: [...sampleEmails, `${sampleEmails[0]}.in`] });
});

/** Being saved: the dialog stays, because the result would be missed. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('neither saves twice nor closes', async ({ userEvent, args }) => {
  const fields = await form('Edit Profile');
  const name = fields.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(name, ' B');
  // As `Enter` does.
  name.form?.requestSubmit();
  await userEvent.keyboard('{Escape}');
  await expect(fields.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(args.onClose).not.toHaveBeenCalled();
});

/** The server refuses a field. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { edit: { form: 'address', id: 'billing' }, problems: { fields: { 'addresses.1.text': 'Too long.' } } },
});

Invalid.test('says so at the field', async () => {
  const field = (await form('Edit address')).getByLabelText('Address');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/Too long\./);
});

/** The server refuses something that is not in the form. */
export const InvalidElsewhere = meta.story({
  args: { edit: { form: 'email' }, problems: { fields: { emails: 'At most 20.' } } },
});

InvalidElsewhere.test('says that nothing was changed', async () => {
  const fields = await form('Add an e-mail address');
  await expect(fields.getByText('Your change could not be saved. Nothing was changed.')).toBeVisible();
});

const lost = 'Your entry could not be saved. Nothing was changed; try again in a moment.';

/** There was no answer. */
export const Failed = meta.story({ render: (args) => <Host {...args} refusal={{ general: lost }} /> });

Failed.test('keeps what was typed, and saves it again', async ({ userEvent, args }) => {
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
  render: (args) => <Host {...args} newer={theirs} refusal={{ general: changed }} />,
  play: async ({ userEvent }) => {
    const fields = await form('Edit Profile');
    await userEvent.type(fields.getByLabelText('Name'), ' Nair');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await screen.findByText(changed);
  },
});

Conflict.test(
  'keeps what was typed beside what is stored now, and undoes nothing else',
  async ({ userEvent, args }) => {
    const fields = await form('Edit Profile');
    await expect(fields.getByLabelText('Name')).toHaveValue('Anjali Menon Nair');
    const meanwhile = within(fields.getByRole('region', { name: 'Stored meanwhile' }));
    await expect(meanwhile.getByRole('term')).toHaveTextContent('Name');
    await expect(meanwhile.getByRole('definition')).toHaveTextContent('A. Menon');
    await expect(fields.getByLabelText('Company Name')).toHaveValue('Menon Relays LLP');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...stored,
      name: 'Anjali Menon Nair',
      company: 'Menon Relays LLP',
      emails: [],
    });
  },
);

/** The address was deleted from elsewhere while it was edited. */
export const ConflictDeleted = meta.story({
  args: { edit: { form: 'address', id: 'delivery' } },
  render: (args) => <Host {...args} newer={{ ...account, addresses: [billing] }} refusal={{ general: changed }} />,
  play: async ({ userEvent }) => {
    const fields = await form('Edit address');
    await userEvent.type(fields.getByLabelText('Name'), ' Nair');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await screen.findByText(changed);
  },
});

ConflictDeleted.test('adds it again', async ({ userEvent, args }) => {
  await userEvent.click((await form('Edit address')).getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenLastCalledWith({
    ...stored,
    addresses: [billing, { ...delivery, name: 'Anjali Menon Nair' }],
  });
});

/** The question before an address is deleted. */
export const DeleteAddress = meta.story({
  args: { edit: { form: 'deleteAddress', id: 'delivery' } },
  render: (args) => <Host {...args} refusal={{ general: lost }} />,
});

DeleteAddress.test('names it, says why it was not deleted, and tries again', async ({ userEvent, args }) => {
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

DeleteEmail.test('keeps it on Escape', async ({ userEvent, args }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this e-mail address?' }));
  await expect(question.getByText('purchase@menon-instruments.example gets no more mails.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onSave).not.toHaveBeenCalled();
});

const awkward = {
  ...account,
  profile: { ...awkwardProfile, state: gstState('26') },
  addresses: awkwardAddresses,
};

/** A long name in Malayalam, on a phone. */
export const LongContent = meta.story({ tags: ['long-content'], args: { account: awkward }, globals: phone });

/** A type of address that the form does not offer stays. */
export const LongAddress = meta.story({
  args: { account: awkward, edit: { form: 'address', id: 'malayalam' } },
  globals: phone,
});

LongAddress.test('keeps the type', async () => {
  const fields = await form('Edit address');
  await expect(fields.getByRole('combobox', { name: 'Type' })).toHaveTextContent('ഡെലിവറി');
});

/** Markup and 300 characters without a space. */
export const LongQuestion = meta.story({
  args: { account: awkward, edit: { form: 'deleteAddress', id: 'long' } },
  globals: narrow,
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { edit: { form: 'address', id: 'billing' } },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
