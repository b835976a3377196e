import { CheckoutScreen } from '@pcb/screens/account/CheckoutScreen';
import { awkwardText, cartLines, cartLinesCrowded, sampleOrderAddresses } from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, useRefusal } from '../remote.ts';

const { billing, delivery } = sampleOrderAddresses;
const known = { lines: cartLines, hasGoods: true, sellerState: '32', addresses: sampleOrderAddresses } as const;
const ready = (value: typeof known | object) => ({ status: 'ready' as const, value: { ...known, ...value } });

/** A customer without addresses. */
const blankPlace = { address: '', pin: '', state: null };
const blank = {
  billing: { name: 'Anjali Menon', gstin: '', ...blankPlace },
  delivery: { name: 'Anjali Menon', phone: '', ...blankPlace, isOtherParty: false },
};

const bengaluru = { address: '7 Sample Road\nIndiranagar, Bengaluru', pin: '560038', state: '29' } as const;
const elsewhere = { billing, delivery: { ...delivery, ...bengaluru, name: 'Sample Instruments', isOtherParty: true } };

const meta = preview.meta({
  title: 'Screens/Account/Checkout',
  component: CheckoutScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For the lines and their quantities `CartScreen`.', 'For addresses of the profile `ProfileEditor`.'],
      keyboard: ['`Tab` moves through the fields; `Enter` in a field of one line places the order.'],
      copy: [
        'Whoever is billed is named as on the invoice.',
        'The place of supply has the name and the code of a state.',
      ],
    },
  },
  args: { checkout: ready({}), onOrder: fn() },
  decorators: [inMain],
});

/** The addresses of the latest order. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  'states the tax of the place of supply and orders for the stated addresses',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(canvas.getByText('Place of supply: Kerala (32)')).toBeVisible();
    const totals = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(totals.getByText('CGST')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
    await expect(args.onOrder).toHaveBeenCalledWith(sampleOrderAddresses);
  },
);

/** A first order without addresses in the profile. */
export const FirstOrder = meta.story({ args: { checkout: ready({ addresses: blank }) } });

FirstOrder.test('does not order without an address', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Choose a state to see which tax applies.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
  await expect(args.onOrder).not.toHaveBeenCalled();
  await expect(canvas.getByRole('textbox', { name: 'Street and town' })).toBeInvalid();
});

/** Shipped to another business in another state, and billed to the buyer. */
export const OtherParty = meta.story({ args: { checkout: ready({ addresses: elsewhere }) } });

OtherParty.test('takes the state of the buyer as the place of supply', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Place of supply: Kerala (32)')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Deliver to another business' }));
  await expect(canvas.getByText('Place of supply: Karnataka (29)')).toBeVisible();
  const totals = within(canvas.getByRole('region', { name: 'What it costs' }));
  await expect(totals.getByText('IGST')).toBeVisible();
});

/** The GSTIN is registered in a different state from the billing address. */
export const WrongState = meta.story({
  args: { checkout: ready({ addresses: { billing: { ...billing, ...bengaluru }, delivery } }) },
});

WrongState.test('explains why the GSTIN does not match, and does not order', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
  await expect(args.onOrder).not.toHaveBeenCalled();
  await expect(canvas.getByRole('textbox', { name: 'GSTIN' })).toHaveAccessibleDescription(
    /registered in a different state/,
  );
});

const refused = fn();

/** The price has changed since the cart was shown. */
export const Refused = meta.story({
  render: function Refusing(args) {
    const [sending, onOrder] = useRefusal({ general: 'The price has changed.' }, refused);
    return <CheckoutScreen {...args} sending={sending} onOrder={onOrder} />;
  },
});

Refused.test('shows the reason and keeps the input', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Name on the invoice' });
  await userEvent.type(name, ' LLP');
  await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
  await expect(refused).toHaveBeenCalledOnce();
  await expect(await canvas.findByText('The price has changed.')).toBeVisible();
  await expect(name).toHaveValue('Menon Controls LLP');
});

/** The order is being sent. */
export const Saving = meta.story({ args: { sending: { isSaving: true } } });

/** Another tab has ordered the cart. */
export const Empty = meta.story({ tags: ['empty'], args: { checkout: ready({ lines: [] }) } });

Empty.test('leads back to the cart', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart');
});

export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    checkout: ready({
      lines: cartLinesCrowded.map((line) => ({ ...line, name: awkwardText.unbroken })),
      addresses: { billing: { ...billing, name: awkwardText.unbroken, address: awkwardText.malayalam }, delivery },
    }),
  },
});

export const Loading = meta.story({ tags: ['loading'], args: { checkout: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { checkout: failed } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
