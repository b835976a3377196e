import { type AccessTask, AdminAccessDialog } from '@pcb/screens/admin/AdminAccessDialog';
import { recoveryCodes } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { OpenedAgain } from '../openedAgain.tsx';
import { useRefusal } from '../remote.ts';

// Widened, because Storybook infers the type of the arg from this value.
const renew = { task: 'renew' } as AccessTask;

const meta = preview.meta({
  title: 'Screens/Admin/Access dialog',
  component: AdminAccessDialog,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the buttons that open it, use AdminAccess.',
        'For the recovery codes of the first sign-in use AdminSignInStepScreen.',
      ],
      keyboard: [
        '`Enter` in a field submits the form.',
        '`Escape` closes a form without a change. It does not close the new recovery codes, which would be lost.',
      ],
      copy: ['The form says that the old codes stop working before it makes new ones.'],
    },
  },
  decorators: [underHeading('Settings', { align: 'start' })],
  args: {
    task: renew,
    isOpen: true,
    onClose: fn(),
    onChangePassword: fn(),
    onRenewRecoveryCodes: fn(),
    onDownload: fn(),
  },
  render: (args) => <OpenedAgain {...args}>{(dialog) => <AdminAccessDialog {...args} {...dialog} />}</OpenedAgain>,
});

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A code of the app, before new recovery codes are made. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test('makes new codes with a code of the app', async ({ userEvent, args }) => {
  const fields = await form('New recovery codes');
  await userEvent.type(fields.getByLabelText('Code of your authenticator app'), '123456');
  await userEvent.click(fields.getByRole('button', { name: 'Make new codes' }));
  await expect(args.onRenewRecoveryCodes).toHaveBeenCalledWith('123456');
});

/** The new codes, which are shown once. */
export const Codes = meta.story({ args: { task: { task: 'codes', codes: recoveryCodes } } });

Codes.test('closes only once the codes are saved', async ({ userEvent, args }) => {
  const dialog = await form('Save your recovery codes');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  await expect(args.onDownload).toHaveBeenCalledWith('recovery-codes.txt', `${recoveryCodes.join('\n')}\n`);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** A new password. */
export const Password = meta.story({ args: { task: { task: 'password' } } });

Password.test('changes the password with the current and the new one', async ({ userEvent, args }) => {
  const fields = await form('Change password');
  await userEvent.type(fields.getByLabelText('Current password'), 'old one');
  await userEvent.type(fields.getByLabelText('New password'), 'a new one!');
  await userEvent.click(fields.getByRole('button', { name: 'Change password' }));
  await expect(args.onChangePassword).toHaveBeenCalledWith({ current: 'old one', password: 'a new one!' });
});

/** A wrong code. */
export const Refused = meta.story({
  name: 'Error',
  tags: ['error'],
  render: function RefusingHost(args) {
    const [sending, send] = useRefusal(
      { fields: { code: 'This code is wrong, or it is no longer valid.' } },
      args.onRenewRecoveryCodes,
    );
    return <AdminAccessDialog {...args} {...sending} onRenewRecoveryCodes={send} />;
  },
  play: async ({ userEvent }) => {
    const fields = await form('New recovery codes');
    await userEvent.type(fields.getByLabelText('Code of your authenticator app'), '123456');
    await userEvent.click(fields.getByRole('button', { name: 'Make new codes' }));
  },
});

Refused.test('shows the error at the code', async () => {
  const code = (await form('New recovery codes')).getByLabelText('Code of your authenticator app');
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong, or it is no longer valid.'));
  await expect(code).toHaveValue('123456');
});

/** The request is pending. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** More codes than usual, on a phone. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { task: { task: 'codes', codes: recoveryCodes.flatMap((code) => [code, `${code}-${code}`]) } },
  globals: phone,
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { task: { task: 'codes', codes: recoveryCodes } },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
