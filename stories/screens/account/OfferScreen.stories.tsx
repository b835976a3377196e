import { OfferScreen } from '@pcb/screens/account/OfferScreen';
import { awkwardText, sampleBrand, sampleOffer } from '@pcb/screens/fixtures';
import { QuotationReview, type QuotationReviewProps } from '@pcb/screens/order/QuotationReview';
import type { Offer } from '@pcb/screens/order/OfferSheet';
import { expect, fn, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { inMain } from '../inMain.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { failed, loading, retries } from '../remote.ts';

const onDecline = fn(() => Promise.resolve(true));
const onSend = fn(() => Promise.resolve(true));

const review = (offer: Offer, more: Partial<QuotationReviewProps> = {}) => (
  <QuotationReview
    offer={offer}
    viewer="customer"
    seller={sampleBrand}
    onVersionChange={fn()}
    onPrint={fn()}
    acceptHref="/quotations/accept/214"
    onDecline={onDecline}
    deciding={{}}
    onSend={onSend}
    sending={{}}
    orderHref={(order) => `/orders/details/${order.slice(1)}`}
    {...more}
  />
);

const withReview = (offer: Offer, more?: Partial<QuotationReviewProps>) => ({
  offer: { status: 'ready' as const, value: offer },
  review: review(offer, more),
});

const meta = preview.meta({
  title: 'Screens/Account/Quotation',
  component: OfferScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: ['For the list of quotations `AccountRecords`.', 'For the indicative quotation of a form `Quotation`.'],
      keyboard: ['`Tab` moves to the link back, the buttons, the versions and the form of a question.'],
      copy: ['A quotation that cannot be accepted says why.'],
    },
  },
  args: withReview(sampleOffer),
  decorators: [inMain],
});

/** The customer can accept or decline. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the offered lines, and leads to the acceptance page', async ({ canvas }) => {
  const sheet = within(canvas.getByRole('article', { name: 'Quotation' }));
  await expect(sheet.getByText('Version 2')).toBeVisible();
  await expect(sheet.getByText('₹61,537')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Accept' })).toHaveAttribute('href', '/quotations/accept/214');
});

Ready.test('declines with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this quotation?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Too slow');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await expect(onDecline).toHaveBeenCalledOnce();
  await expect(onDecline).toHaveBeenCalledWith(2, 'Too slow');
});

/** An earlier version. */
export const EarlierVersion = meta.story({ args: withReview(sampleOffer, { version: 1 }) });

EarlierVersion.test('cannot be accepted', async ({ canvas }) => {
  await expect(canvas.getByText('This is an earlier version. Only the latest can be accepted.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Accept' })).toBeNull();
});

/** Expired. */
export const Expired = meta.story({ args: withReview({ ...sampleOffer, isExpired: true }) });

Expired.test('shows the last day on which it was valid', async ({ canvas }) => {
  await expect(canvas.getByText('This quotation was valid until 26/09/2025.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Accept' })).toBeNull();
});

const accepted: Offer = { ...sampleOffer, status: 'Approved', order: '#1241' };

/** Accepted, with a link to its order. */
export const Accepted = meta.story({ args: withReview(accepted) });

Accepted.test('leads to the order', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Order #1241' })).toHaveAttribute('href', '/orders/details/1241');
});

/** Declined, with a reason. */
export const Declined = meta.story({
  args: withReview({
    ...sampleOffer,
    status: 'Rejected',
    events: [
      { id: 1, step: 'decline', side: 'customer', actor: 'Anjali Menon', at: '2025-08-28T10:00', text: 'Too slow' },
    ],
  }),
});

/** The view of the business, with a question to answer. */
export const Business = meta.story({
  args: withReview(
    { ...sampleOffer, awaits: 'business', events: sampleOffer.events.slice(0, 1) },
    { viewer: 'business', onRevise: fn() },
  ),
});

/** A quotation from before versions were stored. */
export const WithoutVersions = meta.story({ args: withReview({ ...sampleOffer, versions: [], events: [] }) });

/** A number that is not the customer's. */
export const NotFound = meta.story({
  tags: ['empty'],
  args: { offer: { status: 'ready', value: undefined }, review: null },
});

/** Names without a space, and markup. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: withReview({
    ...sampleOffer,
    service: awkwardText.unbroken,
    customer: awkwardText.markup,
    versions: sampleOffer.versions.map((version) => ({
      ...version,
      terms: awkwardText.unbroken,
      lines: version.lines.map((line) => ({ ...line, name: awkwardText.unbroken })),
    })),
    events: sampleOffer.events.map((event) => ({ ...event, text: awkwardText.unbroken })),
  }),
});

export const Loading = meta.story({ tags: ['loading'], args: { offer: loading, review: null } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { review: null, offer: failed } });

Failed.test('retries, and the focus stays on the page', retries);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
