import { rupees } from '@pcb/quoting/money';
import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { AccountSecurity } from '@pcb/screens/account/AccountSecurity';
import { ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import {
  awkwardAddresses,
  awkwardProfile,
  awkwardText,
  sampleAccount,
  sampleAddresses,
  sampleEmails,
  sampleProfile,
  signedInBrowsers,
} from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, desktop, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { expectStale, failed, loading, ready, retries } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Account/Profile',
  component: ProfileScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the same details in the admin area, use AdminUserEditScreen.',
        'This page has the saved addresses. An address for a single order is part of that order.',
      ],
      keyboard: [
        '`Tab` moves through the buttons: Edit Profile, Add More, and two for each address.',
        '`Enter or Space` presses a button; the host then shows the form.',
      ],
      copy: [
        'The accessible names of the buttons of an address include its type and name, so each is unique.',
        'Both buttons say Add More; screen readers also get the heading of the section.',
        'Figures have Indian grouping and digits of equal width.',
      ],
    },
  },
  globals: desktop,
  args: {
    account: ready(sampleAccount),
    onEditProfile: fn(),
    onAddAddress: fn(),
    onEditAddress: fn(),
    onDeleteAddress: fn(),
    onAddEmail: fn(),
  },
  render: (args) => <ProfileScreen {...args} />,
  decorators: [
    (Story) => (
      <main>
        <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
          <Story />
        </AccountLayout>
      </main>
    ),
  ],
});

const pairsOf = (region: HTMLElement) =>
  [...region.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** A customer with two addresses, in the account area. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[D-05] [D-06] [D-07] [D-08] shows details, addresses, the note on e-mails and the credit status, each under a heading',
  async ({ canvas, userEvent, args }) => {
    const details = canvas.getByRole('region', { name: 'Personal Details' });
    await expect(pairsOf(details)).toEqual([
      ['Name', 'Anjali Menon'],
      ['Company Name', 'Menon Instruments Pvt. Ltd.'],
      ['Mobile No', '+91 98470 12345'],
      ['Email', sampleProfile.email],
    ]);
    await userEvent.click(within(details).getByRole('button', { name: 'Edit Profile' }));
    await expect(args.onEditProfile).toHaveBeenCalledOnce();
    const addresses = within(canvas.getByRole('region', { name: 'Address Management' }));
    const [card, other] = addresses.getAllByRole('listitem');
    await expect(addresses.getAllByRole('listitem')).toHaveLength(2);
    if (!card || !other) throw new Error('There are no two cards.');
    await expect(card).toHaveTextContent('Anjali Menon');
    await expect(card).toHaveTextContent('Kakkanad, Kochi 682042');
    await expect(card).toHaveTextContent('Contact number');
    await expect(card).toHaveTextContent('+91 98470 12345');
    await expect(within(card).getByText('Delivery')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Edit address Delivery, Anjali Menon' }));
    await expect(args.onEditAddress).toHaveBeenCalledOnce();
    await expect(args.onEditAddress).toHaveBeenCalledWith(sampleAddresses[0]);
    await userEvent.click(within(other).getByRole('button', { name: 'Delete address Billing, Thomas Kurian' }));
    await expect(args.onDeleteAddress).toHaveBeenCalledOnce();
    await expect(args.onDeleteAddress).toHaveBeenCalledWith(sampleAddresses[1]);
    await expect(addresses.getAllByRole('listitem')).toHaveLength(2);
    const add = addresses.getByRole('button', { name: 'Add More', description: 'Address Management' });
    await userEvent.click(add);
    await expect(args.onAddAddress).toHaveBeenCalledOnce();
    await expect(args.onAddEmail).not.toHaveBeenCalled();
    const emails = within(canvas.getByRole('region', { name: 'Email Management' }));
    await expect(emails.getByText('*We will not disturb you other than the case of emergency')).toBeVisible();
    await expect(emails.getAllByRole('listitem').map((item) => item.textContent)).toEqual(sampleEmails);
    await userEvent.click(emails.getByRole('button', { name: 'Add More', description: 'Email Management' }));
    await expect(args.onAddEmail).toHaveBeenCalledOnce();
    await expect(pairsOf(canvas.getByRole('region', { name: 'Credit Status' }))).toEqual([
      ['Outstanding Invoices', '0'],
      ['Running Order', '0'],
      ['Total Credit Note', '0'],
      ['Payment Term', 'Advanced Basis'],
    ]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('User Profile');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Personal Details',
      'Address Management',
      'Email Management',
      'Credit Status',
    ]);
  },
);

/** A new customer, with personal details only. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { account: ready({ ...sampleAccount, addresses: [], emails: [] }) },
});

Empty.test('states that nothing is saved yet, and keeps the Add More buttons', async ({ canvas }) => {
  await expect(canvas.getByText('No addresses saved.')).toBeVisible();
  await expect(canvas.getByText('No additional e-mail addresses saved.')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Add More' })).toHaveLength(2);
});

/** With the state for GST, and e-mail addresses that can be deleted. */
export const Editable = meta.story({
  args: {
    account: ready({ ...sampleAccount, profile: { ...sampleProfile, state: { code: '32', name: 'Kerala' } } }),
    onDeleteEmail: fn(),
  },
});

Editable.test('shows the state, and reports the e-mail address to delete', async ({ canvas, userEvent, args }) => {
  await expect(pairsOf(canvas.getByRole('region', { name: 'Personal Details' })).at(-1)).toEqual(['State', 'Kerala']);
  await userEvent.click(canvas.getByRole('button', { name: `Delete ${sampleEmails[1]}` }));
  await expect(args.onDeleteEmail).toHaveBeenCalledWith(sampleEmails[1]);
});

/** The profile is loading. */
export const Loading = meta.story({ tags: ['loading'], args: { account: loading } });

Loading.test('announces that it is loading, without buttons', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
  await expectAnnounced('Loading your profile…');
  await expect(canvas.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
});

/** The profile could not be loaded. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { account: failed } });

Failed.test('retries, and the focus stays on the page', retries);

/** The profile is fetched again; the current details stay. */
export const Stale = meta.story({ args: { account: { status: 'ready', value: sampleAccount, isStale: true } } });

Stale.test('keeps showing the details and is busy', async ({ canvas }) => {
  await expectStale(canvas.getByRole('region', { name: 'Personal Details' }));
});

/** A name in Malayalam, unbroken text of 300 characters, markup, large figures, the same e-mail address twice. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    account: ready({
      profile: awkwardProfile,
      addresses: awkwardAddresses,
      emails: [awkwardText.unbroken, awkwardText.markup, awkwardText.markup],
      credit: {
        outstandingInvoices: rupees(12_50_000),
        runningOrders: rupees(1200),
        totalCreditNote: rupees(98_76_543.21),
        paymentTerm: 'Thirty days net after the receipt of the goods, by bank transfer',
      },
    }),
  },
});

LongContent.test('[G-02] groups figures by lakh and crore, and shows markup as text', async ({ canvas }) => {
  await expect(canvas.getByText('12,50,000')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 3, name: awkwardText.markup })).toBeVisible();
});

/** With a server: signing in, the browsers and the customer's data below the account. */
export const WithSecurity = meta.story({
  render: (args) => (
    <ProfileScreen
      {...args}
      security={
        <AccountSecurity
          email={sampleProfile.email}
          browsers={{ status: 'ready', value: signedInBrowsers }}
          onEnd={fn()}
          onEndOthers={fn()}
          onChangePassword={fn()}
          onChangeEmail={fn()}
          onDownload={fn()}
          onCloseAccount={fn()}
        />
      }
    />
  ),
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** The same at 320 px. */
export const NarrowLongContent = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
