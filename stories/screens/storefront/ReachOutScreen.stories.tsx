import { sampleBrand } from '@pcb/screens/fixtures';
import { ReachOutScreen } from '@pcb/screens/storefront/ReachOutScreen';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/Reach out',
  component: ReachOutScreen,
  tags: ['screen'],
  args: { brand: sampleBrand, onTopicChange: fn() },
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For signed-in customers, use Appointment in the account to book a time.',
        'For common questions, link to the FAQ first.',
      ],
      keyboard: [
        '`Tab` Moves to the fields, the e-mail, the links and the contact data.',
        '`Enter or Space` On Your industry: opens the list.',
        '`Arrow keys` In the list: move from industry to industry. Letters move to the industry that starts with them.',
        '`Escape` Closes the list without changing the industry.',
      ],
      copy: [
        'Say what the button does: it opens the mail program, where the message is sent.',
        'The help lists what an engineer needs, one item per line.',
        'A topic from the URL is shown unchanged, as plain text.',
      ],
    },
  },
  render: (args) => (
    <main>
      <ReachOutScreen {...args} />
    </main>
  ),
});

const sampleText = 'Two boards & a stencil?\nBy Friday.';

const write = async (name: string, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: 'Your name' }));
  await userEvent.paste(name);
  await userEvent.click(screen.getByRole('textbox', { name: 'Your message' }));
  await userEvent.paste(text);
};

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('offers e-mail and phone, and reports the selected industry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reach out');
  await expect(canvas.getByRole('link', { name: sampleBrand.phone })).toHaveAttribute('href', 'tel:+914844001996');
  await userEvent.click(canvas.getByRole('combobox', { name: 'Your industry' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Railways' }));
  await expect(args.onTopicChange).toHaveBeenLastCalledWith('Railways');
});

Ready.test('shows the reply time, and the registration of the company', async ({ canvas }) => {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  const { contact, registration } = sampleBrand;
  const { legalName, office, cin, gstin } = registration;
  await expect(values.slice(3)).toEqual([contact.hours, 'Within one working day', legalName, office, cin, gstin]);
  await expect(canvas.getByText('Sample data')).toBeVisible();
});

/** Opened from a tile of the home page, with an industry as the topic. */
export const Topic = meta.story({ args: { topic: 'Research & Development' } });

Topic.test(
  '[R-03] names the industry in its heading, preselects it and uses it in the subject of the e-mail',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reach out about Research & Development');
    await expect(canvas.getByRole('combobox', { name: 'Your industry' })).toHaveTextContent('Research & Development');
    const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Write an e-mail' });
    await expect(new URL(href).searchParams.get('subject')).toBe('Inquiry: Research & Development');
  },
);

/** The host keeps the industry in the URL. */
export const Written = meta.story({
  render: function Host(args) {
    const [topic, setTopic] = useState('');
    return (
      <main>
        <ReachOutScreen {...args} topic={topic} onTopicChange={setTopic} />
      </main>
    );
  },
  play: () => write('Asha Nair', sampleText),
});

Written.test('keeps the input when another industry is selected, and mails it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Your industry' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Railways' }));
  await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(sampleText);
  const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Write an e-mail' });
  const mail = new URL(href).searchParams;
  await expect(mail.get('subject')).toBe('Inquiry: Railways');
  await expect(mail.get('body')).toBe('Two boards & a stencil?\r\nBy Friday.\r\n\r\nAsha Nair');
});

/** A message that is too long for an e-mail link: nothing is cut off. */
export const TooLong = meta.story({ tags: ['error'], play: () => write('Asha', 'Boards '.repeat(400).trim()) });

TooLong.test('states that it is too long, and does not open an e-mail that would be cut off', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Your message' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/^Too long for an e-mail link\./);
  await expect(canvas.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('aria-disabled', 'true');
});

/** The topic in the URL is not an industry, and contains markup. */
export const UnknownTopic = meta.story({ args: { topic: '<img src=x onerror=alert(1)>' } });

UnknownTopic.test('[R-03] shows an unknown topic as plain text', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  await expect(canvas.getByRole('combobox', { name: 'Your industry' })).toHaveTextContent('Other industry');
  await expect(document.querySelector('img[src="x"]')).toBeNull();
});

/** A topic of ten thousand characters: the heading is truncated. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { topic: 'Electronics'.repeat(1000) },
  globals: narrow,
});

LongContent.test('truncates a long topic', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 }).textContent).toMatch(/^Reach out about .{79}…$/);
});

export const Narrow = meta.story({ tags: ['narrow'], args: { topic: 'Research & Development' }, globals: narrow });

/** 768 px: the contact details are below the rest, not next to it. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], args: { topic: 'Medical' }, globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
