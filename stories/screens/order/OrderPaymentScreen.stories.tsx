import { rupees, paise } from '@pcb/quoting/money';
import { awkwardText, samplePayment } from '@pcb/screens/fixtures';
import { OrderPaymentScreen } from '@pcb/screens/order/OrderPaymentScreen';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, useRefusal } from '../remote.ts';

const ready = (change: Partial<typeof samplePayment> = {}) => ({
  status: 'ready' as const,
  value: { ...samplePayment, ...change },
});

const meta = preview.meta({
  title: 'Screens/Account/Order payment',
  component: OrderPaymentScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: ['For the invoices of an order `OrderInvoicesScreen`.', 'For the unpaid invoices `AccountRecords`.'],
      keyboard: ['`Tab` moves to the link back, the fields of the form, and the link that opens a UPI app.'],
      copy: ['A payment has the reference that its bank gave it.'],
    },
  },
  args: { orderId: '#1234', payment: ready(), orderHref: '/orders/details/1234' },
  decorators: [inMain],
});

/** Half is paid. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the balance, and how to pay it', async ({ canvas }) => {
  const due = within(canvas.getByRole('region', { name: 'Amount due' }));
  await expect(due.getByText('₹1,744')).toBeVisible();
  await expect(canvas.getByText('000000000000')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'QR code for a payment of ₹1,744 by UPI' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute('href', samplePayment.upi);
  await expect(canvas.getByText('Received 21/08/2025, Bank transfer, UTR SMPL0000000001')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Record' })).toBeNull();
});

/** Nothing is left to pay. */
export const Paid = meta.story({ args: { payment: ready({ paid: samplePayment.due, balance: 0, upi: null }) } });

Paid.test('omits how to pay', async ({ canvas }) => {
  await expect(canvas.queryByText('Bank transfer', { selector: 'h2' })).toBeNull();
});

/** More was received than is due. */
export const Overpaid = meta.story({
  args: { payment: ready({ paid: paise(3_500_00), balance: -11_00, upi: null }), viewer: 'business', onRecord: fn() },
});

Overpaid.test('shows the overpaid amount, and starts with a refund', async ({ canvas }) => {
  await expect(canvas.getByText('Overpaid')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Amount (₹)' })).toHaveValue('11');
});

/** Online payment, on the page of a provider. */
export const Online = meta.story({ args: { payment: ready({ isOnline: true }), onPayOnline: fn() } });

Online.test('offers to pay online', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay online' }));
  await expect(args.onPayOnline).toHaveBeenCalledOnce();
});

/** A business without a UPI address. */
export const WithoutUpi = meta.story({ args: { payment: ready({ upi: null }) } });

/** An administrator who may change orders. */
export const Administrator = meta.story({ args: { viewer: 'business', onRecord: fn() } });

Administrator.test('records a receipt with its reference and date', async ({ canvas, userEvent, args }) => {
  const amount = canvas.getByRole('textbox', { name: 'Amount (₹)' });
  await expect(amount).toHaveValue('1744');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,000.50');
  await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
  await expect(args.onRecord).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reference' }), 'UTR 2');
  await userEvent.type(canvas.getByLabelText('Date'), '2025-09-01');
  await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
  await expect(args.onRecord).toHaveBeenCalledOnce();
  await expect(args.onRecord).toHaveBeenCalledWith({
    kind: 'receipt',
    amount: rupees(1000.5),
    method: 'bank',
    reference: 'UTR 2',
    date: '2025-09-01',
  });
});

const refused = fn();

/** Another administrator has recorded the same transfer. */
export const Refused = meta.story({
  render: function Refusing(args) {
    const [sending, onRecord] = useRefusal({ general: 'A payment with this reference is already recorded.' }, refused);
    return <OrderPaymentScreen {...args} sending={sending} onRecord={onRecord} />;
  },
});

/** No payments yet. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { payment: ready({ paid: paise(0), balance: samplePayment.due, payments: [] }) },
});

/** A reference without a space. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    payment: ready({
      payments: samplePayment.payments.map((payment) => ({ ...payment, reference: awkwardText.unbroken })),
    }),
  },
});

export const Loading = meta.story({ tags: ['loading'], args: { payment: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { payment: failed } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
