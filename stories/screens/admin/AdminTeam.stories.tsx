import { AdminTeam } from '@pcb/screens/admin/AdminTeam';
import { adminTeam, adminTeamLong, adminTeamWithOneInCharge } from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Team',
  component: AdminTeam,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For what the buttons open, use AdminTeamDialog.',
        'For customers use AdminUsersScreen. Administrators have no orders.',
      ],
      keyboard: ['`Tab` moves to Invite, then through the buttons of each row.'],
      copy: [
        'Where a button is missing, a sentence says why and what to do.',
        'The names of the buttons of a row include the name of the person.',
      ],
    },
  },
  decorators: [underHeading('Settings')],
  args: { team: ready(adminTeam), onInvite: fn(), onChangeRights: fn(), onRemove: fn() },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the rights of each member, who was invited, and which member you are', async ({ canvas }) => {
  const row = (name: RegExp) => canvas.getByRole('row', { name });
  await expect(row(/Meera Pillai/)).toHaveTextContent(/You.*meera@alphianz\.example.*All rights.*Active/);
  await expect(row(/Fathima Beevi/)).toHaveTextContent(/Orders.*Active/);
  await expect(row(/Joseph Mathew/)).toHaveTextContent(/Read only.*Invited/);
});

Ready.test('invites a member, changes the rights of one and removes another', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
  await expect(args.onInvite).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Change rights of Thomas Kurian' }));
  await expect(args.onChangeRights).toHaveBeenCalledWith(adminTeam[1]);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Joseph Mathew' }));
  await expect(args.onRemove).toHaveBeenCalledWith(adminTeam[3]);
});

/** The only member with all rights cannot be changed or removed. */
export const OneInCharge = meta.story({ args: { team: ready(adminTeamWithOneInCharge) } });

OneInCharge.test('has no buttons for that member, and states what to do', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('row', { name: /Meera Pillai/ })).queryByRole('button', { name: /Remove|rights/ }),
  ).toBeNull();
  await expect(canvas.getByText(/^Meera Pillai is the only one with all rights\./)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Remove Fathima Beevi' })).toBeVisible();
});

/** The only administrator so far. */
export const Empty = meta.story({ tags: ['empty'], args: { team: ready(adminTeam.slice(0, 1)) } });

Empty.test('states that you are the only administrator, and offers to invite others', async ({ canvas }) => {
  await expect(canvas.getByText('Nobody else can sign in to the admin area.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Invite' })).toBeEnabled();
});

export const Loading = meta.story({ tags: ['loading'], args: { team: loading } });

Loading.test('announces that the team is loading', () => expectAnnounced('Loading the team…'));

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { team: failed } });

/** Names in Malayalam, in one word and with markup, on a phone. */
export const LongContent = meta.story({ tags: ['long-content'], args: { team: ready(adminTeamLong) }, globals: phone });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
