import { AdminTeamDialog, type TeamTask } from '@pcb/screens/admin/AdminTeamDialog';
import { adminTeam, adminTeamLong } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { OpenedAgain } from '../openedAgain.tsx';
import { useRefusal } from '../remote.ts';

const [you, thomas, , joseph] = adminTeam;
const remove = (member: typeof you | undefined): TeamTask => ({ task: 'remove', member: member ?? you });

// Widened, because Storybook infers the type of the arg from this value.
const invite = { task: 'invite' } as TeamTask;

const meta = preview.meta({
  title: 'Screens/Admin/Team dialog',
  component: AdminTeamDialog,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For the buttons that open it, use AdminTeam.', 'For a new customer use the form of AdminUsersScreen.'],
      keyboard: [
        '`Arrow keys` choose the rights.',
        '`Escape` closes the dialog without a change, but not while it is being sent.',
      ],
      copy: [
        'Each of the rights says what it includes.',
        'The question before somebody is removed names the address, and what stays.',
      ],
    },
  },
  decorators: [underHeading('Settings', { align: 'start' })],
  args: {
    task: invite,
    isOpen: true,
    onClose: fn(),
    onInvite: fn(),
    onChangeRights: fn(),
    onRemove: fn(() => Promise.resolve(true)),
  },
  render: (args) => <OpenedAgain {...args}>{(dialog) => <AdminTeamDialog {...args} {...dialog} />}</OpenedAgain>,
});

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** An invitation. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test('invites with the fewest rights, unless others are chosen', async ({ userEvent, args }) => {
  const fields = await form('Invite an administrator');
  await expect(fields.getByRole('radio', { name: 'Read only' })).toBeChecked();
  await userEvent.type(fields.getByLabelText('Name'), 'Asha');
  await userEvent.type(fields.getByLabelText('E-mail address'), 'asha@alphianz.example');
  await userEvent.click(fields.getByRole('radio', { name: 'Orders' }));
  await userEvent.click(fields.getByRole('button', { name: 'Send the invitation' }));
  await expect(args.onInvite).toHaveBeenCalledWith({ name: 'Asha', email: 'asha@alphianz.example', rights: 'orders' });
});

Ready.test('closes on Escape without an invitation', async ({ userEvent, args }) => {
  await form('Invite an administrator');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** The address already has an account. */
export const Taken = meta.story({
  name: 'Error',
  tags: ['error'],
  render: function RefusingHost(args) {
    const [sending, onInvite] = useRefusal({ fields: { email: 'An account has this address.' } }, args.onInvite);
    return <AdminTeamDialog {...args} {...sending} onInvite={onInvite} />;
  },
  play: async ({ userEvent }) => {
    const fields = await form('Invite an administrator');
    await userEvent.type(fields.getByLabelText('Name'), 'Thomas');
    await userEvent.type(fields.getByLabelText('E-mail address'), 'thomas@alphianz.example');
    await userEvent.click(fields.getByRole('button', { name: 'Send the invitation' }));
  },
});

Taken.test('shows the error at the address, and keeps the other input', async () => {
  const fields = await form('Invite an administrator');
  const email = fields.getByLabelText('E-mail address');
  await waitFor(() => expect(email).toHaveAccessibleDescription('An account has this address.'));
  await expect(fields.getByLabelText('Name')).toHaveValue('Thomas');
});

/** The request is pending. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** Other rights. */
export const Change = meta.story({ args: { task: { task: 'change', member: thomas ?? you } } });

Change.test('starts from the rights of the member', async ({ userEvent, args }) => {
  const fields = await form('Rights of Thomas Kurian');
  await expect(fields.getByRole('radio', { name: 'All rights' })).toBeChecked();
  await userEvent.click(fields.getByRole('radio', { name: 'Read only' }));
  await userEvent.click(fields.getByRole('button', { name: 'Change rights' }));
  await expect(args.onChangeRights).toHaveBeenCalledWith(thomas, 'read');
});

/** The question before somebody is removed. */
export const Remove = meta.story({ args: { task: remove(thomas) } });

Remove.test('states the consequences, and removes the member', async ({ userEvent, args }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Thomas Kurian?' }));
  await expect(question.getByText(/^thomas@alphianz\.example is signed out/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect(args.onRemove).toHaveBeenCalledWith(thomas);
});

export const RemoveInvited = meta.story({ args: { task: remove(joseph) } });

RemoveInvited.test('states that the link will no longer work', async () => {
  const question = within(await screen.findByRole('alertdialog'));
  await expect(question.getByText('The link that was sent to joseph@alphianz.example no longer works.')).toBeVisible();
});

export const RemoveYourself = meta.story({ args: { task: remove(you) } });

RemoveYourself.test('states that you will be signed out', async () => {
  const question = within(await screen.findByRole('alertdialog'));
  await expect(question.getByText(/^You are signed out/)).toBeVisible();
});

/** The member has become the only one with all rights. */
export const NotRemoved = meta.story({
  args: {
    task: remove(thomas),
    problems: { fields: { rights: 'Nobody else has all rights.' } },
    onRemove: fn(() => Promise.resolve(false)),
  },
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await question.findByText('Nobody else has all rights.');
  },
});

/** A name in one word. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { task: { task: 'change', member: adminTeamLong[1] ?? you } },
  globals: phone,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
