import { AdminAccess } from '@pcb/screens/admin/AdminAccess';
import { AdminSettingsScreen } from '@pcb/screens/admin/AdminSettingsScreen';
import { AdminTeam } from '@pcb/screens/admin/AdminTeam';
import { adminSettings, adminTeam, signedInBrowsers } from '@pcb/screens/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Settings',
  component: AdminSettingsScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'The theme is a personal setting in the sidebar of `AdminLayout`.',
        'The copy of pages is in the content files.',
      ],
      keyboard: [
        '`Tab` Moves through the four fields to Save Settings.',
        '`Enter` In a single-line field: saves. In the service update message: starts a new line.',
      ],
      copy: [
        'The banner is one line that applies to every customer: the offer, and how long it is valid.',
        'The service update message says what is unavailable, until when, and what happens to orders in the meantime.',
        'Values are saved exactly as typed.',
      ],
    },
  },
  args: { settings: ready(adminSettings), onSave: fn() },
  decorators: [inMain],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-70] has the four settings, filled in', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Settings$/);
  await expect(canvas.getByRole('textbox', { name: 'Site Name' })).toHaveValue(adminSettings.siteName);
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveValue(adminSettings.contactEmail);
  await expect(canvas.getByRole('textbox', { name: 'Promotional Banner Text' })).toHaveValue(adminSettings.banner);
  await expect(canvas.getByRole('textbox', { name: 'Service Update Message' })).toHaveValue(
    adminSettings.serviceMessage,
  );
});

Ready.test('[M-70] saves all four exactly as typed and keeps them', async ({ canvas, userEvent, args }) => {
  const banner = canvas.getByRole('textbox', { name: 'Promotional Banner Text' });
  await userEvent.clear(banner);
  await userEvent.paste(' <b>ഓണം</b> offer ');
  const message = canvas.getByRole('textbox', { name: 'Service Update Message' });
  await userEvent.type(message, '{Enter}Line two');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith({
    ...adminSettings,
    banner: ' <b>ഓണം</b> offer ',
    serviceMessage: `${adminSettings.serviceMessage}\nLine two`,
  });
  await expect(banner).toHaveValue(' <b>ഓണം</b> offer ');
});

/** Nothing has been set yet. All fields may stay empty. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { settings: ready({ siteName: '', contactEmail: '', banner: '', serviceMessage: '' }) },
});

Empty.test('[M-70] saves empty settings', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledWith({ siteName: '', contactEmail: '', banner: '', serviceMessage: '' });
});

/** An invalid e-mail address is rejected next to the field. */
export const Invalid = meta.story({
  args: { settings: ready({ ...adminSettings, contactEmail: 'hello at alphianz' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  },
});

Invalid.test('shows an error for the e-mail address, and saves once it is valid', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveAccessibleDescription(/@/);
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Contact Email' }));
  await userEvent.paste('hello@alphianz.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledWith({ ...adminSettings, contactEmail: 'hello@alphianz.example' });
});

export const Loading = meta.story({ tags: ['loading'], args: { settings: loading } });

Loading.test('shows that it is loading, without a save button', async ({ canvas }) => {
  await expectAnnounced('Loading the settings…');
  await expect(canvas.queryByRole('button', { name: 'Save Settings' })).toBeNull();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { settings: failed } });

/** The settings are fetched again while the administrator types. */
export const Stale = meta.story({ args: { settings: { status: 'ready', value: adminSettings, isStale: true } } });

Stale.test('keeps the fields editable', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Site Name' });
  await userEvent.type(name, '!');
  await expect(name).toHaveValue(`${adminSettings.siteName}!`);
});

/** Submitting. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('does not submit twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Save Settings/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Site Name' }), '{Enter}');
  await expect(args.onSave).not.toHaveBeenCalled();
});

const refusal = {
  fields: { contactEmail: 'This address does not receive mail.' },
  general: 'The settings were not saved.',
};

/** The server rejects the settings, with a message at the field and another next to the button. */
export const Refused = meta.story({ args: { problems: refusal } });

Refused.test('shows both messages and focuses the field', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText('Contact Email')).toHaveFocus());
  await expect(canvas.getByLabelText('Contact Email')).toHaveAccessibleDescription(refusal.fields.contactEmail);
  await expectAnnounced(refusal.general);
});

/** For an administrator whose rights do not include the settings. */
export const ReadOnly = meta.story({ args: { isReadOnly: true } });

ReadOnly.test('shows the settings, and names whom to ask', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  await expect(canvas.getByText(/Ask an administrator with all rights\.$/)).toBeVisible();
  const name = canvas.getByRole('textbox', { name: 'Site Name' });
  await userEvent.type(name, '!{Enter}');
  await expect(name).toHaveValue(adminSettings.siteName);
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** With a server: the team and the administrator's own access below the settings. */
export const WithTeam = meta.story({
  args: {
    children: (
      <>
        <AdminTeam team={ready(adminTeam)} onInvite={fn()} onChangeRights={fn()} onRemove={fn()} />
        <AdminAccess
          browsers={ready(signedInBrowsers)}
          onEnd={fn()}
          onEndOthers={fn()}
          onChangePassword={fn()}
          onRenewRecoveryCodes={fn()}
        />
      </>
    ),
  },
});

const longSettings = {
  siteName: 'Thiruvananthapuram'.repeat(20),
  contactEmail: `${'hello.'.repeat(40)}team@alphianz.example`,
  banner: 'ഓണത്തിന് പത്ത് ശതമാനം കിഴിവ്. '.repeat(60),
  serviceMessage: 'Maintenance_window_'.repeat(200),
};

/** Very long values, unbroken words and Malayalam, at 320 px. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { settings: ready(longSettings) },
  globals: narrow,
});

LongContent.test('[M-70] saves all of it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledWith(longSettings);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
