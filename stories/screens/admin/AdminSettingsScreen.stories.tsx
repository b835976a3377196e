import { AdminSettingsScreen } from '@pcb/screens/admin/AdminSettingsScreen';
import { adminSettings } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

const meta = preview.meta({
  title: 'Screens/Admin/Settings',
  component: AdminSettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { defaultValues: adminSettings, onValuesChange: fn(), onSave: fn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[M-70] has the four settings, filled in', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Settings$/);
  await expect(canvas.getByRole('textbox', { name: 'Site Name' })).toHaveValue(adminSettings.siteName);
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveValue(adminSettings.contactEmail);
  await expect(canvas.getByRole('textbox', { name: 'Promotional Banner Text' })).toHaveValue(adminSettings.banner);
  await expect(canvas.getByRole('textbox', { name: 'Service Update Message' })).toHaveValue(
    adminSettings.serviceMessage,
  );
});

Playground.test('[M-70] saves all four as they were typed, and keeps them', async ({ canvas, userEvent, args }) => {
  const banner = canvas.getByRole('textbox', { name: 'Promotional Banner Text' });
  await userEvent.clear(banner);
  await userEvent.type(banner, ' <b>ഓണം</b> offer ');
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

Playground.test('[M-70] reports each change', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Site Name' }), '!');
  await expect(args.onValuesChange).toHaveBeenLastCalledWith({
    ...adminSettings,
    siteName: `${adminSettings.siteName}!`,
  });
});

/** Nothing has been set yet. All may stay empty. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { defaultValues: { siteName: '', contactEmail: '', banner: '', serviceMessage: '' } },
});

Empty.test('[M-70] saves empty settings', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledWith({ siteName: '', contactEmail: '', banner: '', serviceMessage: '' });
});

/** What is no e-mail address is refused beside the field. */
export const WrongEmail = meta.story({
  args: { defaultValues: { ...adminSettings, contactEmail: 'hello at alphianz' } },
});

WrongEmail.test('says what is wrong with the e-mail address', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveAccessibleDescription(/@/);
});

/** The host keeps the values and changes none. */
export const Controlled = meta.story({ args: { values: adminSettings } });

Controlled.test('shows what the host gives', async ({ canvas, userEvent, args }) => {
  const name = canvas.getByRole('textbox', { name: 'Site Name' });
  await userEvent.type(name, '!');
  await expect(args.onValuesChange).toHaveBeenCalled();
  await expect(name).toHaveValue(adminSettings.siteName);
});

/** The answer is awaited. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('sends nothing twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Save Settings/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Site Name' }), '{Enter}');
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const LongValues = meta.story({
  args: {
    defaultValues: {
      siteName: 'Thiruvananthapuram'.repeat(20),
      contactEmail: `${'hello.'.repeat(40)}team@alphianz.example`,
      banner: 'Ten percent off. '.repeat(100),
      serviceMessage: 'Maintenance_window_'.repeat(200),
    },
  },
  globals: narrow,
});

LongValues.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
