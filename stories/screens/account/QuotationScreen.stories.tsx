import { QuotationScreen } from '@pcb/screens/account/QuotationScreen';
import { awkwardText, sampleBrand, sampleQuotation } from '@pcb/screens/fixtures';
import { QuotationReview, type QuotationReviewProps } from '@pcb/screens/order/QuotationReview';
import type { Quotation } from '@pcb/screens/order/QuotationSheet';
import type { Remote } from '@pcb/screens/remote';
import { expect, fn, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';

const onDecline = fn(() => Promise.resolve(true));
const onSend = fn(() => Promise.resolve(true));

const review = (quotation: Remote<Quotation>, more: Partial<QuotationReviewProps> = {}) => (
  <QuotationReview
    quotation={quotation}
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

const withReview = (quotation: Quotation, more?: Partial<QuotationReviewProps>) => ({
  quotation: ready(quotation),
  review: review(ready(quotation), more),
});

const meta = preview.meta({
  title: 'Screens/Account/Quotation',
  component: QuotationScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: [
        'For the list of quotations `AccountRecords`.',
        'For the indicative quotation of a form `IndicativeQuotation`.',
      ],
      keyboard: ['`Tab` moves to the link back, the buttons, the versions and the form of a question.'],
      copy: ['A quotation that cannot be accepted says why.'],
    },
  },
  args: withReview(sampleQuotation),
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
export const EarlierVersion = meta.story({ args: withReview(sampleQuotation, { version: 1 }) });

EarlierVersion.test('cannot be accepted', async ({ canvas }) => {
  await expect(canvas.getByText('This is an earlier version. Only the latest can be accepted.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Accept' })).toBeNull();
});

/** Expired. */
export const Expired = meta.story({ args: withReview({ ...sampleQuotation, isExpired: true }) });

Expired.test('shows the last day on which it was valid', async ({ canvas }) => {
  await expect(canvas.getByText('This quotation was valid until 26/09/2025.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Accept' })).toBeNull();
});

const accepted: Quotation = { ...sampleQuotation, status: 'Approved', order: '#1241' };

/** Accepted, with a link to its order. */
export const Accepted = meta.story({ args: withReview(accepted) });

Accepted.test('leads to the order', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Order #1241' })).toHaveAttribute('href', '/orders/details/1241');
});

/** Declined, with a reason. */
export const Declined = meta.story({
  args: withReview({
    ...sampleQuotation,
    status: 'Rejected',
    events: [
      { id: 1, step: 'decline', side: 'customer', actor: 'Anjali Menon', at: '2025-08-28T10:00', text: 'Too slow' },
    ],
  }),
});

/** The view of the business, with a question to answer. */
export const Business = meta.story({
  args: withReview(
    { ...sampleQuotation, awaits: 'business', events: sampleQuotation.events.slice(0, 1) },
    { viewer: 'business', onRevise: fn() },
  ),
});

/** The quotation loads, below the form of the business. */
export const ReviewLoading = meta.story({
  args: { review: review(loading, { viewer: 'business' }), quotation: ready(sampleQuotation) },
});

ReviewLoading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Offer' })).toHaveAttribute('aria-busy', 'true');
});

/** The quotation could not be loaded. */
export const ReviewFailed = meta.story({
  args: { review: review(failed, { viewer: 'business' }), quotation: ready(sampleQuotation) },
});

/** A quotation from before versions were stored. */
export const WithoutVersions = meta.story({ args: withReview({ ...sampleQuotation, versions: [], events: [] }) });

/** A number that is not the customer's. */
export const NotFound = meta.story({ tags: ['empty'], args: { quotation: ready(undefined), review: null } });

/** Names without a space, and markup. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: withReview({
    ...sampleQuotation,
    service: awkwardText.unbroken,
    customer: awkwardText.markup,
    versions: sampleQuotation.versions.map((version) => ({
      ...version,
      terms: awkwardText.unbroken,
      lines: version.lines.map((line) => ({ ...line, name: awkwardText.unbroken })),
    })),
    events: sampleQuotation.events.map((event) => ({ ...event, text: awkwardText.unbroken })),
  }),
});

export const Loading = meta.story({ tags: ['loading'], args: { quotation: loading, review: null } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { review: null, quotation: failed } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
