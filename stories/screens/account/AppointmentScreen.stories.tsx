import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { AppointmentScreen } from '@pcb/screens/account/AppointmentScreen';
import { awkwardText, sampleBrand } from '@pcb/screens/fixtures';
import { expect, screen, userEvent } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';

const meta = preview.meta({
  title: 'Screens/Account/Appointment',
  component: AppointmentScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For visitors without an account, use ReachOutScreen; it reaches the same teams.',
        'For a question about one order, use Query, a search form.',
      ],
      keyboard: [
        '`Tab` moves from team to team and then through the questions.',
        '`Enter` follows the link of a team in a new tab; on a question, Enter or Space opens or closes it.',
      ],
      copy: [
        'Every link says Book Your Appointment Now; the name of the team is added for screen readers.',
        'Phrase a question as a customer would; start the answer with what they can do.',
        'Each team has a one-sentence description.',
      ],
    },
  },
  globals: desktop,
  args: { brand: sampleBrand },
  render: (args) => (
    <main>
      <AccountLayout currentHref="/reachout" groups={shortAccountGroups}>
        <AppointmentScreen {...args} />
      </AccountLayout>
    </main>
  ),
});

const teams = ['Engineering', 'Sales', 'Inside Sales', 'Technical Sales Support'];

const open = (question: string) => () => userEvent.click(screen.getByRole('button', { name: question }));

/** In the account area, with the shorter list of links. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[D-09] lists the four teams, with bookings in a new tab', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reach Out To Us');
  await expect(
    canvas
      .getAllByRole('heading', { level: 3 })
      .slice(0, 4)
      .map((heading) => heading.textContent),
  ).toEqual(teams);
  const links = canvas.getAllByRole('link', { name: /^Book Your Appointment Now/ });
  await expect(links).toEqual(
    teams.map((team) =>
      canvas.getByRole('link', { name: `Book Your Appointment Now with ${team} (opens in a new tab)` }),
    ),
  );
  for (const link of links) {
    await expect(link).toHaveAttribute('href', sampleBrand.schedulingUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    // The visible text, exactly as specified.
    await expect(link.querySelector('span')?.firstChild?.textContent).toBe('Book Your Appointment Now');
  }
});

Ready.test('shows the hours in which the teams answer', async ({ canvas }) => {
  await expect(canvas.getByText(/18:00 IST\. We answer a message within one working day\.$/)).toBeVisible();
});

Ready.test('[D-10] answers the four questions, one open at a time', async ({ canvas }) => {
  const opens = async (question: string) => {
    await open(question)();
    await expect(canvas.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
  };
  await opens('Is my data secure?');
  await expect(canvas.getByText(/for the appointment only/)).toBeVisible();
  await opens('Who can see my booking?');
  await expect(canvas.getByText(/the team you book with/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Is my data secure?' })).toHaveAttribute('aria-expanded', 'false');
  await opens('How do I cancel or reschedule an appointment?');
  await expect(canvas.getByText(/'My Appointments'.*three-dot icon/)).toBeVisible();
  await opens('Can I phone instead?');
  await expect(canvas.getByText(/Technical Sales Support on/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: sampleBrand.phone })).toHaveAttribute('href', 'tel:+914844001996');
});

/** A question is open. */
export const QuestionOpen = meta.story({ play: open('How do I cancel or reschedule an appointment?') });

/** A brand whose number is far too long. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { brand: { ...sampleBrand, phone: awkwardText.unbroken } },
  play: open('Can I phone instead?'),
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** The same number at 320 px. */
export const NarrowLongContent = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], play: open('Can I phone instead?'), globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
