import { rupees } from '@pcb/quoting/money';
import { cartLines, fabricationLine } from '@pcb/screens/fixtures';
import { CartScreen } from '@pcb/screens/storefront/CartScreen';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { notSaved } from '../../../apps/site/src/messages/common.ts';
import { expectRefused, ready, useRefusal } from '../remote.ts';
import { cartMeta, summary } from './cartStory.tsx';

const meta = preview.meta({ title: 'Screens/Storefront/Cart', component: CartScreen, tags: ['screen'], ...cartMeta });

/** Submitting the order. */
export const Processing = meta.story({ args: { checkoutSending: { isSaving: true } } });

Processing.test(
  '[K-08] keeps its focus under the label Processing… and ignores further presses',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Processing…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
);

Processing.test('[K-08] has nothing to process once the cart is empty', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove FR4 Fabrication + Assembly' }));
  await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

/** The checkout of a demonstration. */
export const WithNote = meta.story({ args: { checkoutNote: 'The demonstration ends here: nothing is ordered.' } });

WithNote.test('[K-08] describes the button with the note', async ({ canvas }) => {
  const note = 'The demonstration ends here: nothing is ordered.';
  await expect(canvas.getByText(note)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toHaveAccessibleDescription(note);
});

WithNote.test(
  '[K-07] [K-08] reports the coupon code as typed, without another total, and goes to the checkout',
  async ({ canvas, userEvent, args }) => {
    const before = summary();
    const coupon = canvas.getByRole('textbox', { name: 'Coupon code' });
    await userEvent.type(coupon, '  welcome 10% <b>');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApplyCoupon).toHaveBeenLastCalledWith('  welcome 10% <b>');
    await userEvent.clear(coupon);
    await userEvent.keyboard('{Enter}');
    await expect(args.onApplyCoupon).toHaveBeenLastCalledWith('');
    await expect(args.onApplyCoupon).toHaveBeenCalledTimes(2);
    await expect(summary()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
);

/** A price has changed since the cart was loaded. The order was rejected, and the total is up to date. */
export const PriceChanged = meta.story({
  name: 'Price changed meanwhile',
  tags: ['error'],
  args: {
    cart: ready(cartLines.map((line) => (line === fabricationLine ? { ...line, price: rupees(731.4) } : line))),
    checkoutSending: { problems: { general: 'The price has changed. Check the total, then order again.' } },
  },
});

PriceChanged.test('shows the reason, and the button can be pressed again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^The price has changed\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }));
  await expect(args.onCheckout).toHaveBeenCalledOnce();
});

/** The session ended, or the customer signed out in another tab. */
export const SignedOut = meta.story({
  name: 'Signed out meanwhile, session ended',
  tags: ['error'],
  args: { checkoutSending: { problems: { general: 'Sign in to order. Your cart stays as it is.' } } },
});

/** The connection was lost at the checkout. For a connection that is lost earlier, see Error. */
export const Offline = meta.story({ tags: ['error'], args: { checkoutSending: { problems: { general: notSaved } } } });

/** Submitting the coupon. */
export const CouponSaving = meta.story({
  args: { couponSending: { isSaving: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10');
  },
});

CouponSaving.test('is not submitted twice', async ({ canvas, userEvent, args }) => {
  const coupon = canvas.getByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(coupon, '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: /Apply/ }));
  await expect(args.onApplyCoupon).not.toHaveBeenCalled();
  await expect(coupon).toHaveValue('WELCOME10');
});

/** A host that rejects every coupon. */
export const CouponRefused = meta.story({
  tags: ['error'],
  render: function RefusingHost(args) {
    const [couponSending, onApplyCoupon] = useRefusal(
      { fields: { coupon: 'This code expired in August.' }, general: 'No coupon was applied.' },
      args.onApplyCoupon,
    );
    return <CartScreen {...args} couponSending={couponSending} onApplyCoupon={onApplyCoupon} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'MONSOON25{Enter}');
  },
});

CouponRefused.test('keeps the code, focuses the field and shows the reason', async ({ canvas, args }) => {
  const form = within(canvas.getByRole('textbox', { name: 'Coupon code' }).closest('form') as HTMLElement);
  await expect(args.onApplyCoupon).toHaveBeenCalledWith('MONSOON25');
  await expectRefused(form, {
    field: form.getByRole('textbox', { name: 'Coupon code' }),
    value: 'MONSOON25',
    message: 'This code expired in August.',
    general: 'No coupon was applied.',
  });
});
