import { AccountSecurity } from '@pcb/screens/account/AccountSecurity';
import { sampleAccount, signedInBrowsers, signedInBrowsersCrowded } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { expectStale, failed, loading, ready } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Account/Security',
  component: AccountSecurity,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For what the buttons open, use AccountSecurityDialog.',
        'For administrators use AdminAccess, which has recovery codes too.',
      ],
      keyboard: [
        '`Tab` moves through the buttons, in the order of the rows.',
        'When a browser is signed out and its row disappears, the focus moves to the list.',
      ],
      copy: [
        'A browser has the name that people know: “Firefox on Windows”. What the site cannot name is “A browser”.',
        'Each row says what follows before its button is pressed.',
      ],
    },
  },
  decorators: [underHeading('User Profile')],
  args: {
    email: sampleAccount.profile.email,
    browsers: ready(signedInBrowsers),
    onEnd: fn(),
    onEndOthers: fn(),
    onChangePassword: fn(),
    onChangeEmail: fn(),
    onDownload: fn(),
    onCloseAccount: fn(),
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('names each browser, and marks the one that shows the page', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Where you are signed in' }));
  const rows = section.getAllByRole('listitem');
  const names = ['Firefox on Windows', 'Chrome on Android', 'Safari on Mac'];
  await expect(rows).toHaveLength(names.length);
  for (const [index, row] of rows.entries()) await expect(row).toHaveTextContent(names[index] ?? '');
  const [current] = rows;
  await expect(current).toHaveTextContent('This browser');
  await expect(current).toHaveTextContent('203.0.113.24');
  if (current) await expect(within(current).queryByRole('button')).toBeNull();
});

Ready.test('starts the task of each row', async ({ canvas, userEvent, args }) => {
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await press('Change password');
  await expect(args.onChangePassword).toHaveBeenCalledOnce();
  await press('Change address');
  await expect(args.onChangeEmail).toHaveBeenCalledOnce();
  await press('Sign out Safari on Mac, 198.51.100.7');
  await expect(args.onEnd).toHaveBeenCalledWith(signedInBrowsers[2]);
  await press('Sign out all others');
  await expect(args.onEndOthers).toHaveBeenCalledOnce();
  await press('Download my data');
  await expect(args.onDownload).toHaveBeenCalledOnce();
  await press('Close account');
  await expect(args.onCloseAccount).toHaveBeenCalledOnce();
});

/** A host that removes the row of a browser once it is signed out. */
export const SignsOut = meta.story({
  render: function RemovingHost(args) {
    const [rows, setRows] = useState(signedInBrowsers);
    return (
      <AccountSecurity
        {...args}
        browsers={ready(rows)}
        onEnd={({ id }) => setRows(rows.filter((row) => row.id !== id))}
        onEndOthers={() => setRows(rows.filter(({ isCurrent }) => isCurrent))}
      />
    );
  },
});

SignsOut.test('keeps the focus in the list when a row disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Sign out Safari/ }));
  const list = canvas.getByRole('region', { name: 'Where you are signed in' });
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out all others' }));
  await expect(canvas.getByText('You are signed in nowhere else.')).toBeVisible();
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
});

/** The only browser. */
export const Empty = meta.story({ tags: ['empty'], args: { browsers: ready(signedInBrowsers.slice(0, 1)) } });

Empty.test('has no sign-out buttons', async ({ canvas }) => {
  await expect(canvas.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Sign out/ })).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { browsers: loading } });

Loading.test('leaves the other rows usable', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { browsers: failed } });

/** The list is being read again. */
export const Stale = meta.story({ args: { browsers: { ...ready(signedInBrowsers), isStale: true } } });

Stale.test('keeps the list', async ({ canvas }) => {
  await expectStale(canvas.getByText('Safari on Mac'));
});

/** One browser is being signed out, and the copy of the data is being made. */
export const Pending = meta.story({ args: { ending: 'mac', isDownloading: true } });

Pending.test('starts nothing again that is pending', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Sign out Safari/ }));
  await userEvent.click(canvas.getByRole('button', { name: /Download my data/ }));
  await expect(args.onEnd).not.toHaveBeenCalled();
  await expect(args.onDownload).not.toHaveBeenCalled();
});

/** All others are being signed out. */
export const PendingOthers = meta.story({ args: { ending: 'others' } });

/** A long address, and programs that name themselves as they like, as one word and as markup. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { email: `${'anjali.'.repeat(42)}@menon.example`, browsers: ready(signedInBrowsersCrowded) },
  globals: phone,
});

LongContent.test('calls an unknown program a browser', async ({ canvas }) => {
  await expect(canvas.getAllByText('A browser')).toHaveLength(4);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
