import { cartLines, cartLinesHuge, cartLinesLong, cartLinesOutOfStock, fabricationLine } from '@pcb/screens/fixtures';
import { type CartLine, CartScreen } from '@pcb/screens/storefront/CartScreen';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { ownBoardName, sampleOwnBoard } from '../quote/sampleOwnBoard.ts';
import { expectStale, failed, loading, onRetry, ready } from '../remote.ts';
import { cartMeta, lineNames, region, summary, undo } from './cartStory.tsx';

/** The demo lines, the boards with the customer's own board. */
const withOwnBoard = ready(
  cartLines.map((line) => (line === fabricationLine ? { ...line, board: sampleOwnBoard } : line)),
);

const meta = preview.meta({
  title: 'Screens/Storefront/Cart',
  component: CartScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  ...cartMeta,
  parameters: {
    ...cartMeta.parameters,
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
});

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

Ready.test(
  'marks itself as not busy from the start, because otherwise Orca leaves the first field that changes',
  async ({ canvas }) => {
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await expect(quantity?.closest('[aria-busy="false"]')).toBeInTheDocument();
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

Ready.test(
  '[K-03] announces a removal, and focuses Undo in the place of the line, even for the last one',
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

/** The board of a line, drawn from the customer's files in the mask of the order. Other lines keep their sample. */
export const OwnBoard = meta.story({ args: { cart: withOwnBoard } });

OwnBoard.test(
  "draws the customer's own board instead of the sample, and names its size and layers",
  async ({ canvas }) => {
    const [layout, boards] = region('Items').getAllByRole('listitem');
    const board = await canvas.findByRole('img', { name: ownBoardName });
    await expect(boards).toContainElement(board);
    await expect(within(layout as HTMLElement).queryByRole('img')).toBeNull();
    const { width, height } = board.getBoundingClientRect();
    await expect(height).toBeCloseTo(width, 0);
  },
);

/** The second line is not available; it stays in the total. */
export const OutOfStock = meta.story({ args: { cart: ready(cartLinesOutOfStock) } });

OutOfStock.test('states in text which line is not available', async () => {
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
  '[K-09] [K-08] [K-04] states that it is empty, links to the services, has a total of 0 and cannot be checked out',
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

/** The server has not responded yet. */
export const Loading = meta.story({ tags: ['loading'], args: { cart: loading } });

Loading.test('shows that it is loading, without amounts or a checkout', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expectAnnounced('Loading your cart…');
  await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await expect(canvasElement).not.toHaveTextContent('₹');
  await expect(canvas.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

/** The server could not be reached. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { cart: failed } });

Failed.test('shows the error and retries, with focus on the title', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart could not be loaded' })).toBeVisible();
  await expect(canvas.getByText(/Check your connection, then try again\./)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus();
});

/** A host without a retry. */
export const FailedForGood = meta.story({ tags: ['error'], args: { cart: { status: 'failed' } } });

FailedForGood.test('offers no retry', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart could not be loaded' })).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

/** The cart is fetched again; the current lines stay. */
export const Stale = meta.story({ args: { cart: { status: 'ready', value: cartLines, isStale: true } } });

Stale.test('keeps showing the lines and is busy', async ({ canvas, userEvent, args }) => {
  await expectStale(canvas.getByRole('heading', { level: 3, name: 'PCB Layout Service' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

/** Crores: 9,999 boards at ₹98,76,543.21, three times. */
export const HugeAmounts = meta.story({ args: { cart: ready(cartLinesHuge) } });

/** Crores on a screen of 320 px. */
export const HugeAmountsNarrow = HugeAmounts.extend({ tags: ['narrow'], globals: narrow });

/** Names of three lines, a word that does not break, and a name in Malayalam. */
export const LongContent = meta.story({ tags: ['long-content'], args: { cart: ready(cartLinesLong) } });

export const LongContentNarrow = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** 768 px: each line is a row below the column headers, and the summary is below. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { cart: withOwnBoard } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  globals: forcedColours,
  args: { cart: withOwnBoard },
});

const [layout, fabrication] = cartLines as [CartLine, CartLine];

/** Lines with files: two names, and many long ones. */
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
