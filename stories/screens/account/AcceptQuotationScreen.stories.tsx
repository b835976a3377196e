import { paise } from '@pcb/quoting/money';
import { AcceptQuotationScreen, type QuotationToAccept } from '@pcb/screens/account/AcceptQuotationScreen';
import { awkwardText, sampleQuotation, sampleOrderAddresses } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';

const { id, service } = sampleQuotation;
const quotation: QuotationToAccept = { id, service, total: paise(61_537_00), addresses: sampleOrderAddresses };

const meta = preview.meta({
  title: 'Screens/Account/Accept a quotation',
  component: AcceptQuotationScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: ['For a cart `CheckoutScreen`.', 'For the quotation itself `QuotationScreen`.'],
      keyboard: ['`Tab` moves through the fields; `Enter` in a field of one line accepts.'],
      copy: ['It names the amount before the button that orders.'],
    },
  },
  args: { quotation: ready(quotation), onOrder: fn(), sending: {} },
  decorators: [inMain],
});

/** The addresses of the latest order. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the amount, and orders for the stated addresses', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^Total with tax: ₹61,537/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Accept and order' }));
  await expect(args.onOrder).toHaveBeenCalledOnce();
  await expect(args.onOrder).toHaveBeenCalledWith(sampleOrderAddresses);
});

/** The quotation has expired since the page was loaded. */
export const Refused = meta.story({
  args: { sending: { problems: { general: 'The quotation has expired. Ask for a new one.' } } },
});

/** A number that is not the customer's. */
export const NotFound = meta.story({ tags: ['empty'], args: { quotation: ready(undefined) } });

/** A name without a space. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { quotation: ready({ ...quotation, service: awkwardText.unbroken }) },
});

export const Loading = meta.story({ tags: ['loading'], args: { quotation: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { quotation: failed } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
