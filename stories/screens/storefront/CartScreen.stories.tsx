import { rupees } from '@pcb/quoting/money';
import {
  cartLines,
  cartLinesCrowded,
  cartLinesHuge,
  cartLinesLong,
  cartLinesOutOfStock,
  fabricationLine,
} from '@pcb/screens/fixtures';
import {
  type CartLine,
  CartScreen,
  type CartScreenProps,
  withoutLine,
  withQuantity,
} from '@pcb/screens/storefront/CartScreen';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { notSaved } from '../../../apps/site/src/messages/common.ts';
import { inMain } from '../inMain.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { expectRefused, expectStale, useRefusal } from '../remote.ts';
import { expectAnnounced, expectSaid, listen } from '../../components/announced.ts';
import { ownBoardName, sampleOwnBoard } from './sampleOwnBoard.ts';

const ready = (value: readonly CartLine[]): CartScreenProps['cart'] => ({ status: 'ready', value });

/** The demo lines, the boards with the customer's own board. */
const withOwnBoard = ready(
  cartLines.map((line) => (line === fabricationLine ? { ...line, board: sampleOwnBoard } : line)),
);

/** A minimal host that keeps the cart and applies the callbacks. */
function Host({ cart: initialCart, onQuantityChange, onRemove, onRestore, ...props }: CartScreenProps) {
  const [cart, setCart] = useState(initialCart);
  const onRetry = cart.status === 'failed' ? cart.onRetry : undefined;
  const change = (changed: (lines: readonly CartLine[]) => readonly CartLine[]) =>
    setCart((before) => (before.status === 'ready' ? ready(changed(before.value)) : before));
  return (
    <CartScreen
      {...props}
      cart={
        onRetry
          ? {
              status: 'failed',
              onRetry: () => {
                onRetry();
                setCart({ status: 'loading' });
              },
            }
          : cart
      }
      onQuantityChange={(id, quantity) => {
        onQuantityChange(id, quantity);
        change((lines) => withQuantity(lines, id, quantity));
      }}
      onRemove={(id) => {
        onRemove(id);
        change((lines) => withoutLine(lines, id));
      }}
      onRestore={(id) => {
        onRestore(id);
        const all = initialCart.status === 'ready' ? initialCart.value : [];
        change((lines) => all.filter((line) => line.id === id || lines.some((one) => one.id === line.id)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Storefront/Cart',
  component: CartScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To price a board or stencil, use the forms of Services; the cart only adds up the lines.',
        'For a placed order, use the orders of the account.',
      ],
      keyboard: [
        '`Tab` Moves through the quantity and the Remove button of each line, then to the checkout and the coupon.',
        '`Arrow up and Arrow down` In a quantity: one more, one less.',
        '`Enter` In a quantity: commits the input. In the coupon code: applies it.',
        '`Enter or Space` On Remove: removes the line and moves focus to Undo in its place. On Undo: puts it back and moves focus to it.',
      ],
      copy: [
        'A line has the name of the item, as on the invoice; the description says how it is made.',
        'Delivery times are a range with its unit: ‘3-5 business days’.',
        'An error says what to do next, not what failed internally.',
      ],
    },
  },
  args: {
    cart: ready(cartLines),
    onQuantityChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onApplyCoupon: fn(),
    onCheckout: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [inMain],
});

const region = (name: string) => within(screen.getByRole('region', { name }));

/** The rows of the order summary: name and amount. */
const summary = () => {
  const amounts = region('Order Summary').getAllByRole('definition');
  return region('Order Summary')
    .getAllByRole('term')
    .map((term, index) => [term.textContent, amounts[index]?.textContent]);
};

const lineNames = () =>
  region('Items')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[K-01] [K-04] [G-02] [K-05] [K-06] [B-01] shows the demo lines, the totals, free shipping and the promotion without applying them',
  async ({ canvas }) => {
    await expect(lineNames()).toEqual(['PCB Layout Service', 'FR4 Fabrication + Assembly']);
    const items = region('Items');
    await expect(items.getByText('3-5 business days')).toBeVisible();
    await expect(items.getByText('10-11 business days')).toBeVisible();
    await expect(items.getAllByText('Available')).toHaveLength(2);
    // [G-02] [K-02] Indian grouping, with paise if there are any.
    await expect(items.getByText('₹703.90 each')).toBeVisible();
    await expect(items.getByText('₹7,039.00')).toBeVisible();
    await expect(summary()).toEqual([
      ['Subtotal', '₹34,489.00'],
      ['Discount', '₹0.00'],
      ['Tax (18%)', '₹6,208.02'],
      ['Shipping', '₹350.00'],
      ['Total', '₹41,047.02'],
    ]);
    await expect(canvas.getByText('Free shipping over ₹10,000')).toBeVisible();
    await expect(canvas.getByText(/10% off the first order with code/).closest('li')).toHaveTextContent(
      '10% off the first order with code WELCOME10',
    );
    await expect(summary()).toContainEqual(['Shipping', '₹350.00']);
    await expect(summary()).toContainEqual(['Discount', '₹0.00']);
  },
);

Ready.test('[K-02] steps the quantity up and down, and the totals follow', async ({ userEvent, args }) => {
  const items = region('Items');
  const quantity = items.getByRole('textbox', { name: 'Quantity of PCB Layout Service' });
  const [increase] = items.getAllByRole('button', { name: /^Increase/ });
  const [decrease] = items.getAllByRole('button', { name: /^Decrease/ });
  await userEvent.click(increase as HTMLElement);
  await expect(args.onQuantityChange).toHaveBeenLastCalledWith('pcb-layout', 2);
  await expect(quantity).toHaveValue('2');
  await expect(summary()[0]).toEqual(['Subtotal', '₹61,939.00']);
  await expectAnnounced('PCB Layout Service: ₹54,900.00. Total ₹73,438.02.');
  await userEvent.click(decrease as HTMLElement);
  await expect(args.onQuantityChange).toHaveBeenLastCalledWith('pcb-layout', 1);
  await expect(decrease).toBeDisabled();
});

const typedQuantities = [
  ['0', 1],
  // A minus sign is rejected.
  ['-5', 5],
  ['99999', 9999],
  ['', 9999],
  ['abc', 9999],
  // Nor is a point or a comma: the field shows 24 and 15 at once, with the reason below.
  ['2.4', 24],
  ['1,5', 15],
] as const;

Ready.test('[K-02] turns any input into a valid quantity', async ({ canvas, userEvent, step }) => {
  const quantity = canvas.getByRole('textbox', { name: 'Quantity of PCB Layout Service' });
  for (const [typed, valid] of typedQuantities)
    await step(`'${typed}' becomes ${valid}`, async () => {
      await userEvent.clear(quantity);
      if (typed) await userEvent.type(quantity, typed);
      await userEvent.tab();
      await expect(quantity).toHaveValue(valid.toLocaleString('en-IN'));
      await expect(summary()[0]?.[1]).toBe(`₹${(27_450 * valid + 7_039).toLocaleString('en-IN')}.00`);
    });
});

Ready.test('[K-02] says below the quantity why it takes no comma', async ({ canvas, userEvent }) => {
  const note = 'Whole numbers only, without a comma or a point.';
  const quantity = canvas.getByRole('textbox', { name: 'Quantity of PCB Layout Service' });
  await expect(canvas.queryByText(note)).toBeNull();
  await userEvent.type(quantity, ',');
  await expect(canvas.getByText(note)).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await userEvent.tab();
  await expect(canvas.getByText(note)).toBeVisible();
  await userEvent.click(quantity);
  await expect(canvas.queryByText(note)).toBeNull();
});

const undo = (name: string) => screen.getByRole('button', { name: `Undo the removal of ${name}` });

Ready.test(
  '[K-03] announces a removal, and focuses Undo in the place of the line, also of the last one',
  async ({ canvas, userEvent, args, step }) => {
    await step('the first of two lines', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await expect(args.onRemove).toHaveBeenCalledWith('pcb-layout');
      await expect(lineNames()).toEqual(['FR4 Fabrication + Assembly']);
      await expect(undo('PCB Layout Service')).toHaveFocus();
      await expectAnnounced('PCB Layout Service was removed from the cart.');
    });
    await step('the last one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove FR4 Fabrication + Assembly' }));
      await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      await expect(undo('FR4 Fabrication + Assembly')).toHaveFocus();
      await expectAnnounced('FR4 Fabrication + Assembly was removed from the cart.');
    });
  },
);

Ready.test(
  '[K-03] undoes a removal: the line is in its place again, has focus and is announced',
  async ({ canvas, userEvent, args }) => {
    const all = lineNames();
    const before = summary();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(args.onRestore).toHaveBeenCalledWith('pcb-layout');
    await expect(lineNames()).toEqual(all);
    await expect(summary()).toEqual(before);
    await expect(canvas.getByRole('button', { name: 'Remove PCB Layout Service' })).toHaveFocus();
    await expectAnnounced('PCB Layout Service is in the cart again.');
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  },
);

Ready.test(
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

/** The board of a line as the customer's files show it, in the mask of the order. Other lines keep their sample. */
export const OwnBoard = meta.story({ args: { cart: withOwnBoard } });

OwnBoard.test('draws the own board in the place of the sample, and says its size and layers', async ({ canvas }) => {
  const [layout, boards] = region('Items').getAllByRole('listitem');
  const board = await canvas.findByRole('img', { name: ownBoardName });
  await expect(boards).toContainElement(board);
  await expect(within(layout as HTMLElement).queryByRole('img')).toBeNull();
  const { width, height } = board.getBoundingClientRect();
  await expect(height).toBeCloseTo(width, 0);
});

/** Twelve lines; the summary stays visible. */
export const Crowded = meta.story({ args: { cart: ready(cartLinesCrowded) } });

Crowded.test('[K-03] each of several removed lines has its Undo in its place', async ({ canvas, userEvent }) => {
  const remove = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  await remove('Revision D, fabrication');
  await remove('Revision E, layout');
  await expectAnnounced('Revision E, layout was removed from the cart.');
  await remove('Revision L, fabrication');
  await expect(undo('Revision L, fabrication')).toHaveFocus();
  await expect(lineNames()).toHaveLength(9);
  const items = region('Items').getAllByRole('listitem');
  const removed = [3, 4, 11].map((place) => items[place]?.textContent);
  await expect(removed).toEqual(
    ['Revision D, fabrication', 'Revision E, layout', 'Revision L, fabrication'].map(
      (name) => `${name} was removed from the cart.Undo`,
    ),
  );
});

/** Two of four lines were removed, and can be put back. */
export const Removed = meta.story({
  args: { cart: ready(cartLinesCrowded.slice(0, 4)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Revision A, layout' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Revision C, layout' }));
  },
});

export const RemovedNarrow = Removed.extend({ tags: ['narrow'], globals: narrow });

/** The second line is not available; it stays in the total. */
export const OutOfStock = meta.story({ args: { cart: ready(cartLinesOutOfStock) } });

OutOfStock.test('says in text what is not available', async () => {
  const [, fabrication] = region('Items').getAllByRole('listitem');
  await expect(within(fabrication as HTMLElement).getByText('Not available')).toBeVisible();
});

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Another business, with its own currency and taxes, computed by its server. */
export const OtherCurrency = meta.story({
  args: {
    summary: {
      sums: [
        { label: 'Subtotal', amount: 34_489_00 },
        { label: 'VAT 19%', amount: 6_552_91 },
        { label: 'Shipping', amount: 'Free' },
      ],
      total: 41_041_91,
      format: (cents) => euros.format(cents / 100),
    },
  },
});

/** An empty cart, with a link to the services and a disabled checkout. */
export const Empty = meta.story({ tags: ['empty'], args: { cart: ready([]) } });

Empty.test(
  '[K-09] [K-08] [K-04] says that it is empty, links to the services, has a total of 0 and cannot be checked out',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
    await expect(summary()).toEqual([
      ['Subtotal', '₹0'],
      ['Discount', '₹0'],
      ['Tax (18%)', '₹0'],
      ['Shipping', 'Free'],
      ['Total', '₹0'],
    ]);
    const checkout = canvas.getByRole('button', { name: 'Proceed to Checkout' });
    await expect(checkout).toBeDisabled();
    await userEvent.click(checkout);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
);

/** Submitting the order. */
export const Processing = meta.story({ args: { checkoutSending: { isSaving: true } } });

Processing.test(
  '[K-08] keeps its focus under the label Processing… and does nothing more',
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

/** A removal that the host has not applied yet: no announcement, and focus stays. */
export const WaitingHost = meta.story({ render: (args) => <CartScreen {...args} /> });

WaitingHost.test('[K-03] announces no removal that did not happen', async ({ canvas, userEvent }) => {
  const said = listen();
  const remove = canvas.getByRole('button', { name: 'Remove PCB Layout Service' });
  await userEvent.click(remove);
  await expect(remove).toHaveFocus();
  await expect(said).toEqual([]);
});

/** A host whose server applies one removal at each press of the button, in order. */
function SlowHost({ cart, ...props }: CartScreenProps) {
  const [current, setCurrent] = useState(cart);
  const [pending, setPending] = useState<readonly string[]>([]);
  const [next] = pending;
  return (
    <>
      <CartScreen {...props} cart={current} onRemove={(id) => setPending([...pending, id])} />
      <Button
        onPress={() => {
          if (current.status === 'ready' && next !== undefined) setCurrent(ready(withoutLine(current.value, next)));
          setPending(pending.slice(1));
        }}
      >
        Answer
      </Button>
    </>
  );
}

/** Two lines are removed before the server has responded. */
export const SlowAnswers = meta.story({ render: (args) => <SlowHost {...args} /> });

SlowAnswers.test('[K-03] announces each of two removals when its line is gone', async ({ canvas, userEvent }) => {
  const said = listen();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove FR4 Fabrication + Assembly' }));
  await expect(said).toEqual([]);
  await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
  const first = 'PCB Layout Service was removed from the cart.';
  await expectSaid(said, [first]);
  await expect(undo('PCB Layout Service')).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
  await expectSaid(said, [first, 'FR4 Fabrication + Assembly was removed from the cart.']);
  await expect(undo('FR4 Fabrication + Assembly')).toHaveFocus();
});

/** A host that reloads after each removal, and whenever the button is pressed. */
function ReloadingHost({ cart, ...props }: CartScreenProps) {
  const [current, setCurrent] = useState(cart);
  const [next, setNext] = useState(cart);
  const loading: CartScreenProps['cart'] = { status: 'loading' };
  return (
    <>
      <CartScreen
        {...props}
        cart={current}
        onRemove={(id) => {
          if (next.status === 'ready') setNext(ready(withoutLine(next.value, id)));
          setCurrent(loading);
        }}
      />
      <Button onPress={() => setCurrent(current.status === 'loading' ? next : loading)}>
        {current.status === 'loading' ? 'Answer' : 'Reload'}
      </Button>
    </>
  );
}

/** Each removal reloads the cart. */
export const Reloading = meta.story({ render: (args) => <ReloadingHost {...args} /> });

Reloading.test(
  '[K-03] announces a removal once, when the reloaded cart no longer has the line',
  async ({ canvas, userEvent, step }) => {
    const said = listen();
    const removal = 'PCB Layout Service was removed from the cart.';
    await step('waits for the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
      await expectSaid(said, ['Loading your cart…']);
    });
    await step('then announces it and moves focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expectSaid(said, ['Loading your cart…', removal]);
      await expect(undo('PCB Layout Service')).toHaveFocus();
    });
    await step('and announces nothing when the cart reloads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
      await expect(said).toEqual(['Loading your cart…', removal]);
    });
  },
);

/** The server has not responded yet. */
export const Loading = meta.story({ tags: ['loading'], args: { cart: { status: 'loading' } } });

Loading.test('shows that it is loading, without amounts or a checkout', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expectAnnounced('Loading your cart…');
  await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await expect(canvasElement).not.toHaveTextContent('₹');
  await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

const onRetry = fn();

/** The server could not be reached. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { cart: { status: 'failed', onRetry } } });

Failed.test('shows the error and retries, with focus on the title', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart could not be loaded' })).toBeVisible();
  await expect(canvas.getByText(/Check your connection, then try again\./)).toBeVisible();
  await expectAnnounced('Your cart could not be loaded');
  await expect(canvas.queryByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  await expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expectAnnounced('Loading your cart…');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus();
});

/** A host without a retry. */
export const FailedForGood = meta.story({ tags: ['error'], args: { cart: { status: 'failed' } } });

FailedForGood.test('offers no retry', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart could not be loaded' })).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

Ready.test(
  'says from the start that it is not busy, or Orca leaves the first field that changes',
  async ({ canvas }) => {
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await expect(quantity?.closest('[aria-busy="false"]')).toBeInTheDocument();
  },
);

/** The cart is fetched again; the current lines stay. */
export const Stale = meta.story({ args: { cart: { status: 'ready', value: cartLines, isStale: true } } });

Stale.test('keeps showing the lines and is busy', async ({ canvas, userEvent, args }) => {
  await expectStale(canvas.getByRole('heading', { level: 3, name: 'PCB Layout Service' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

/** A price has changed since the cart was loaded. The order was rejected, and the total is up to date. */
export const PriceChanged = meta.story({
  name: 'Price changed meanwhile',
  tags: ['error'],
  args: {
    cart: ready(cartLines.map((line) => (line === fabricationLine ? { ...line, price: rupees(731.4) } : line))),
    checkoutSending: { problems: { general: 'The price has changed. Check the total, then order again.' } },
  },
});

PriceChanged.test('says why beside the button, which can be pressed again', async ({ canvas, userEvent, args }) => {
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

/** The connection was lost at the checkout. If it is lost before, see Error. */
export const Offline = meta.story({
  tags: ['error'],
  args: { checkoutSending: { problems: { general: notSaved } } },
});

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
      {
        fields: { coupon: 'This code expired in August.' },
        general: 'No coupon was applied.',
      },
      args.onApplyCoupon,
    );
    return <CartScreen {...args} couponSending={couponSending} onApplyCoupon={onApplyCoupon} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'MONSOON25{Enter}');
  },
});

CouponRefused.test('keeps the code, focuses the field and says why', async ({ canvas, args }) => {
  const form = within(canvas.getByRole('textbox', { name: 'Coupon code' }).closest('form') as HTMLElement);
  await expect(args.onApplyCoupon).toHaveBeenCalledWith('MONSOON25');
  await expectRefused(form, {
    field: form.getByRole('textbox', { name: 'Coupon code' }),
    value: 'MONSOON25',
    message: 'This code expired in August.',
    general: 'No coupon was applied.',
  });
});

/** Crores: 9,999 boards at ₹98,76,543.21, three times. */
export const HugeAmounts = meta.story({ args: { cart: ready(cartLinesHuge) } });

HugeAmounts.test('[G-02] groups by lakh and crore to the last paisa', async () => {
  await expect(summary()[0]).toEqual(['Subtotal', '₹2,96,26,66,66,670.37']);
});

/** Crores on a screen of 320 px. */
export const HugeAmountsNarrow = HugeAmounts.extend({ tags: ['narrow'], globals: narrow });

/** Names of three lines, a word that does not break, and a name in Malayalam. */
export const LongContent = meta.story({ tags: ['long-content'], args: { cart: ready(cartLinesLong) } });

LongContent.test('shows the names in full', async () => {
  await expect(lineNames()).toEqual(cartLinesLong.map(({ name }) => name));
});

export const LongContentNarrow = LongContent.extend({
  tags: ['long-content', 'narrow'],
  globals: narrow,
});

export const LoadingDark = Loading.extend({ tags: ['loading', 'dark'], globals: dark });

export const FailedDark = Failed.extend({ name: 'Error Dark', tags: ['error', 'dark'], globals: dark });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** 768 px: each line is a row below the column headers, and the summary is below. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { cart: withOwnBoard } });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  globals: forcedColours,
  args: { cart: withOwnBoard },
});

const [layout, fabrication] = cartLines as [CartLine, CartLine];

/** Files go with the lines: two names, and many long ones. */
export const WithFiles = meta.story({
  globals: narrow,
  args: {
    cart: ready([
      { ...layout, files: ['motor-controller.pdf', 'motor-controller-bom.xlsx'] },
      {
        ...fabrication,
        files: [
          `മോട്ടോർ_കൺട്രോളർ_${'revision_C_'.repeat(8)}top.gbr`,
          'bottom.gbr',
          'outline.gko',
          'drill.drl',
          'paste.gtp',
        ],
      },
    ]),
  },
});

WithFiles.test('names them below the description, the first three of many', async ({ canvas }) => {
  await expect(canvas.getByText('Files: motor-controller.pdf and motor-controller-bom.xlsx')).toBeVisible();
  await expect(canvas.getByText(/bottom\.gbr, outline\.gko and 2 more$/)).toBeVisible();
});
