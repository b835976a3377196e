import { AdminUserEditScreen } from '@pcb/screens/admin/AdminUserEditScreen';
import { adminUserLong, adminUsers } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';
import { editKeyboard } from './keyboards.ts';

const recordOf = (id: string) => ready(adminUsers.find((record) => String(record.id) === id));

const meta = preview.meta({
  title: 'Screens/Admin/User edit',
  component: AdminUserEditScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To add a user use the form of `AdminUsersScreen`.',
        'A password cannot be read or set here; the form of `AdminUsersScreen` sets that of a new user.',
      ],
      keyboard: [...editKeyboard, '`Arrow up or down` On Orders: increases or decreases the value.'],
      copy: [
        'The title has the name of the user: Edit user Fatima Sheikh.',
        'Labels are those of the list: Name, Email, Orders, Status.',
      ],
    },
  },
  args: { record: recordOf('3'), onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  decorators: [inMain],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[R-12] is filled from the record, saves its values, and cancels without saving',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit user Fatima Sheikh' })).toHaveAttribute(
      'id',
      'page-title',
    );
    await expect(canvas.getByLabelText('Name')).toHaveValue('Fatima Sheikh');
    await expect(canvas.getByRole('textbox', { name: 'Orders' })).toHaveValue('22');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.paste('Fatima Beevi');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Fatima Beevi',
      email: 'fatima.sheikh@malabar-medical.example',
      orders: 22,
      status: 'Active',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

/** An unknown record: its id does not exist, is encoded twice or is very long. */
export const NotFound = meta.story({ tags: ['empty'], args: { record: recordOf('%2523'.repeat(2000)) } });

export const Loading = meta.story({ tags: ['loading'], args: { record: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { record: failed } });

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({ tags: ['long-content'], args: { record: ready(adminUserLong) } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
