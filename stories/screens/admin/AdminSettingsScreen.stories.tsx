import { AdminSettingsScreen } from '@pcb/screens/admin/AdminSettingsScreen';
import { adminSettings } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { ownWords } from '#storybook/docs/ownWords.ts';
import preview from '#storybook/preview.tsx';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

const meta = preview.meta({
  title: 'Screens/Admin/Settings',
  component: AdminSettingsScreen,
  tags: ['screen'],
  argTypes: { content: ownWords },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'The theme is each administrator’s own: it is in the sidebar of `AdminLayout`.',
        'Texts of pages are in the content files, not here.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Goes through the four fields to Save Settings.' },
        {
          keys: 'Enter',
          does: 'In a field of one line: saves. In the service update message: begins another line.',
        },
      ],
      words: [
        'The banner is one line that is true for everybody who reads it: what they get, and until when.',
        'The service update message says what does not work, until when, and what happens to orders meanwhile.',
        'Nothing is cleaned up: what is typed is saved to the letter.',
      ],
    } satisfies Guide,
  },
  args: { defaultValues: adminSettings, onValuesChange: fn(), onSave: fn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
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

Ready.test('[M-70] saves all four as they were typed, and keeps them', async ({ canvas, userEvent, args }) => {
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

Ready.test('[M-70] reports each change', async ({ canvas, userEvent, args }) => {
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
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { defaultValues: { ...adminSettings, contactEmail: 'hello at alphianz' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  },
});

Invalid.test('says what is wrong with the e-mail address, and saves once it is right', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Contact Email' })).toHaveAccessibleDescription(/@/);
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Contact Email' }));
  await userEvent.paste('hello@alphianz.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledWith({ ...adminSettings, contactEmail: 'hello@alphianz.example' });
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
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

Saving.test('sends nothing twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Save Settings/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Site Name' }), '{Enter}');
  await expect(args.onSave).not.toHaveBeenCalled();
});

const longSettings = {
  siteName: 'Thiruvananthapuram'.repeat(20),
  contactEmail: `${'hello.'.repeat(40)}team@alphianz.example`,
  banner: 'ഓണത്തിന് പത്ത് ശതമാനം കിഴിവ്. '.repeat(60),
  serviceMessage: 'Maintenance_window_'.repeat(200),
};

/** Far more than fits, words that do not break, and Malayalam, at 320 px. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { defaultValues: longSettings },
  globals: narrow,
});

LongContent.test('[M-70] saves all of it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
  await expect(args.onSave).toHaveBeenCalledWith(longSettings);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: { direction: 'rtl' } });

export const LargeText = meta.story({
  tags: ['large-text'],
  globals: { textSize: '200', viewport: { value: 'phone', isRotated: false } },
});

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
