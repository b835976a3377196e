import { AdminAccess } from '@pcb/screens/admin/AdminAccess';
import { signedInBrowsers, signedInBrowsersCrowded } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Access',
  component: AdminAccess,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For what the buttons open, use AdminAccessDialog.',
        'For customers use AccountSecurity: administrators have recovery codes, and close no account.',
      ],
      keyboard: ['`Tab` moves through the buttons, in the order of the rows.'],
      copy: ['Each row says what follows before its button is pressed.'],
    },
  },
  decorators: [underHeading('Settings')],
  args: {
    browsers: ready(signedInBrowsers),
    onEnd: fn(),
    onEndOthers: fn(),
    onChangePassword: fn(),
    onRenewRecoveryCodes: fn(),
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('changes the password, makes new codes and signs browsers out', async ({ canvas, userEvent, args }) => {
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await press('Change password');
  await expect(args.onChangePassword).toHaveBeenCalledOnce();
  await press('Make new codes');
  await expect(args.onRenewRecoveryCodes).toHaveBeenCalledOnce();
  await press('Sign out Safari on Mac, 198.51.100.7');
  await expect(args.onEnd).toHaveBeenCalledWith(signedInBrowsers[2]);
  await press('Sign out all others');
  await expect(args.onEndOthers).toHaveBeenCalledOnce();
});

/** The only browser. */
export const Empty = meta.story({ tags: ['empty'], args: { browsers: ready(signedInBrowsers.slice(0, 1)) } });

export const Loading = meta.story({ tags: ['loading'], args: { browsers: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { browsers: failed } });

/** Programs that name themselves as they like. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { browsers: ready(signedInBrowsersCrowded) },
  globals: phone,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
