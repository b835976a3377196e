import { gstState } from '@pcb/quoting/gstStates';
import { ProfileEditor } from '@pcb/screens/account/ProfileEditor';
import { awkwardAddresses, awkwardProfile, sampleAddresses, sampleEmails } from '@pcb/screens/fixtures';
import { expect, screen, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { account, billing, delivery, editorMeta, form, isClosed, stored } from './editorStory.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Profile editor',
  component: ProfileEditor,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  ...editorMeta,
  parameters: {
    ...editorMeta.parameters,
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
});

/** The personal details. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('saves the whole profile with the new values', async ({ userEvent, args }) => {
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

Ready.test('rejects an empty name, and Escape closes it without saving', async ({ userEvent, args }) => {
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
  const added = { ...{ id: 'new', type: 'Billing', name: 'Asha' }, text: 'MG Road\nKochi 682016' };
  await expect(args.onSave).toHaveBeenCalledWith({
    ...stored,
    addresses: [...sampleAddresses, { ...added, contact: '+91 484 277 0001' }],
  });
});

/** An existing address. */
export const Filled = meta.story({ args: { edit: { form: 'address', id: 'billing' } } });

Filled.test('changes only that address', async ({ userEvent, args }) => {
  const fields = await form('Edit address');
  await expect(fields.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Billing');
  await userEvent.type(fields.getByLabelText('Name'), ' (Accounts)');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  const name = 'Thomas Kurian (Accounts)';
  await expect(args.onSave).toHaveBeenCalledWith({ ...stored, addresses: [delivery, { ...billing, name }] });
});

/** Another e-mail address. */
export const Email = meta.story({ args: { edit: { form: 'email' } } });

Email.test('rejects an address that already exists', async ({ userEvent, args }) => {
  const fields = await form('Add an e-mail address');
  const field = fields.getByLabelText('Email');
  const save = fields.getByRole('button', { name: 'Save' });
  await userEvent.type(field, sampleEmails[0] ?? '');
  await userEvent.click(save);
  await expect(field).toHaveAccessibleDescription(/already receives our mails/);
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
  // Submits like Enter.
  name.form?.requestSubmit();
  await userEvent.keyboard('{Escape}');
  await expect(fields.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(args.onClose).not.toHaveBeenCalled();
});

const awkward = { ...account, profile: { ...awkwardProfile, state: gstState('26') }, addresses: awkwardAddresses };

/** A long name in Malayalam, on a phone. */
export const LongContent = meta.story({ tags: ['long-content'], args: { account: awkward }, globals: phone });

/** An address type that the form does not offer is kept. */
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
