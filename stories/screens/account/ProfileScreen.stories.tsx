import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import {
  awkwardAddresses,
  awkwardProfile,
  awkwardWords,
  sampleAddresses,
  sampleCredit,
  sampleEmails,
  sampleProfile,
} from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    profile: sampleProfile,
    addresses: sampleAddresses,
    emails: sampleEmails,
    credit: sampleCredit,
    onEditProfile: fn(),
    onAddAddress: fn(),
    onEditAddress: fn(),
    onDeleteAddress: fn(),
    onAddEmail: fn(),
  },
  render: (args) => (
    <main>
      <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
        <ProfileScreen {...args} />
      </AccountLayout>
    </main>
  ),
});

const pairsOf = (region: HTMLElement) =>
  [...region.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[D-05] shows the personal details, with Edit Profile', async ({ args, canvas, userEvent }) => {
  const region = canvas.getByRole('region', { name: 'Personal Details' });
  await expect(pairsOf(region)).toEqual([
    ['Name', 'Anjali Menon'],
    ['Company Name', 'Menon Instruments Pvt. Ltd.'],
    ['Mobile No', '+91 98470 12345'],
    ['Email', sampleProfile.email],
  ]);
  await userEvent.click(within(region).getByRole('button', { name: 'Edit Profile' }));
  await expect(args.onEditProfile).toHaveBeenCalledOnce();
});

Playground.test(
  '[D-06] shows two address cards whose buttons say which address they are for',
  async ({ args, canvas, userEvent }) => {
    const region = within(canvas.getByRole('region', { name: 'Address Management' }));
    const [card, other] = region.getAllByRole('listitem');
    await expect(region.getAllByRole('listitem')).toHaveLength(2);
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
    await expect(region.getAllByRole('listitem')).toHaveLength(2);
  },
);

Playground.test(
  '[D-06] Add More among the addresses is described by their heading',
  async ({ args, canvas, userEvent }) => {
    const add = within(canvas.getByRole('region', { name: 'Address Management' })).getByRole('button', {
      name: 'Add More',
      description: 'Address Management',
    });
    await userEvent.click(add);
    await expect(args.onAddAddress).toHaveBeenCalledOnce();
    await expect(args.onAddEmail).not.toHaveBeenCalled();
  },
);

Playground.test(
  '[D-07] shows the note on e-mails to the letter, with Add More',
  async ({ args, canvas, userEvent }) => {
    const region = within(canvas.getByRole('region', { name: 'Email Management' }));
    await expect(region.getByText('*We will not disturb you other than the case of emergency')).toBeVisible();
    await expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual(sampleEmails);
    await userEvent.click(region.getByRole('button', { name: 'Add More', description: 'Email Management' }));
    await expect(args.onAddEmail).toHaveBeenCalledOnce();
    await expect(args.onAddAddress).not.toHaveBeenCalled();
  },
);

Playground.test('[D-08] shows the credit status', async ({ canvas }) => {
  await expect(pairsOf(canvas.getByRole('region', { name: 'Credit Status' }))).toEqual([
    ['Outstanding Invoices', '0'],
    ['Running Order', '0'],
    ['Total Credit Note', '0'],
    ['Payment Term', 'Advanced Basis'],
  ]);
});

Playground.test('has one h1, and every section under an h2', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('User Profile');
  await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Personal Details',
    'Address Management',
    'Email Management',
    'Credit Status',
  ]);
});

export const Empty = meta.story({ tags: ['empty'], args: { addresses: [], emails: [] } });

Empty.test('says that nothing is kept, and still offers to add', async ({ canvas }) => {
  await expect(canvas.getByText('No address is kept here.')).toBeVisible();
  await expect(canvas.getByText('No further e-mail address is kept here.')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Add More' })).toHaveLength(2);
});

/** A name in Malayalam, words of 300 characters, markup, large figures, the same e-mail twice. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    profile: awkwardProfile,
    addresses: awkwardAddresses,
    emails: [awkwardWords.unbroken, awkwardWords.markup, awkwardWords.markup],
    credit: {
      outstandingInvoices: 1_250_000,
      runningOrders: 1200,
      totalCreditNote: 98_76_543.21,
      paymentTerm: 'Thirty days net after the receipt of the goods, by bank transfer',
    },
  },
});

LongContent.test('[G-02] groups figures in the Indian way', async ({ canvas }) => {
  await expect(canvas.getByText('12,50,000')).toBeVisible();
});

LongContent.test('shows markup as text and does not scroll sideways', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: awkwardWords.markup })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const NarrowLongContent = LongContent.extend({
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
