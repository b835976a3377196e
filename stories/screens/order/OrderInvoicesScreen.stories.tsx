import { paise } from '@pcb/quoting/money';
import { awkwardText, sampleCreditedInvoice, sampleInvoice } from '@pcb/screens/fixtures';
import { OrderInvoicesScreen } from '@pcb/screens/order/OrderInvoicesScreen';
import { expect, fn, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading } from '../remote.ts';

const ready = (...documents: (typeof sampleInvoice)[]) => ({ status: 'ready' as const, value: documents });
const actions = { isCrediting: false, onCreditingChange: fn(), onCredit: fn(), onIssue: fn(), sending: {} };

const meta = preview.meta({
  title: 'Screens/Account/Order invoices',
  component: OrderInvoicesScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: ['For one order `OrderScreen`.', 'To export a month `AdminInvoicesScreen`.'],
      keyboard: ['`Tab` moves to the link back and the buttons that print.'],
      copy: ['A document has the words of the CGST Rules: tax invoice, place of supply, reverse charge.'],
    },
  },
  args: { orderId: '#1234', documents: ready(sampleInvoice), orderHref: '/orders/details/1234', onPrint: fn() },
  decorators: [inMain],
});

/** An invoice within the state. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('has the contents that rule 46 requires, and prints', async ({ canvas, userEvent, args }) => {
  const invoice = within(canvas.getByRole('article', { name: 'Tax Invoice' }));
  for (const text of ['INV/25-26/000123', '29/08/2025', '32AAAAA0000A1ZB', 'Kerala (32)', 'No'])
    await expect(invoice.getByText(text)).toBeVisible();
  await expect(invoice.getByText(/^CIN U26104KL1996PTC000000/)).toBeVisible();
  for (const name of ['CGST 9 %', 'SGST 9 %', 'Rounding to whole rupees', 'Total'])
    await expect(invoice.getByRole('row', { name: new RegExp(`^${name} `) })).toBeVisible();
  await expect(invoice.getByText('Authorised signatory')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Print INV/25-26/000123' }));
  await expect(args.onPrint).toHaveBeenCalledOnce();
  await expect(args.onPrint).toHaveBeenCalledWith('INV/25-26/000123');
});

/** An invoice to another state. */
export const InterState = meta.story({
  args: {
    documents: ready({
      ...sampleInvoice,
      centralTax: paise(0),
      stateTax: paise(0),
      integratedTax: paise(532_19),
      snapshot: { ...sampleInvoice.snapshot, placeOfSupply: '29' },
    }),
  },
});

InterState.test('has only integrated tax', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^IGST 18 % / })).toBeVisible();
  await expect(canvas.queryByText('CGST 9 %')).toBeNull();
});

/** The view of the business, with a valid invoice. */
export const Administrator = meta.story({ args: { viewer: 'business', actions, exportHref: '/admin/invoices' } });

Administrator.test('offers to cancel the invoice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel with a credit note' }));
  await expect(actions.onCreditingChange).toHaveBeenCalledWith(true);
});

/** The dialog for a credit note. */
export const Crediting = meta.story({ args: { viewer: 'business', actions: { ...actions, isCrediting: true } } });

Crediting.test('requires a reason', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the invoice?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Issue the credit note' }));
  await expect(actions.onCredit).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong price');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue the credit note' }));
  await expect(actions.onCredit).toHaveBeenCalledWith('Wrong price');
});

/** Cancelled: a new invoice can be issued. */
export const Credited = meta.story({
  args: { viewer: 'business', documents: ready(...sampleCreditedInvoice), actions },
});

Credited.test(
  'names the invoice and the reason on the credit note, and offers a new invoice',
  async ({ canvas, userEvent }) => {
    const note = within(canvas.getByRole('article', { name: 'Credit Note' }));
    await expect(note.getByText('INV/25-26/000123 of 29/08/2025')).toBeVisible();
    await expect(note.getByText('Wrong quantity')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Issue a new invoice' }));
    await expect(actions.onIssue).toHaveBeenCalledOnce();
  },
);

/** The order has not shipped. */
export const Empty = meta.story({ tags: ['empty'], args: { documents: ready() } });

/** Names without a space. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    documents: ready({
      ...sampleInvoice,
      snapshot: {
        ...sampleInvoice.snapshot,
        shippingAddress: awkwardText.unbroken,
        lines: [{ description: awkwardText.unbroken, code: '8534 00 00', quantity: 9_999, amount: 2_956_61 }],
      },
    }),
  },
});

export const Loading = meta.story({ tags: ['loading'], args: { documents: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { documents: failed } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
