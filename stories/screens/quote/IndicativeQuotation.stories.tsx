import { DeliveryPanelDrawing } from '@pcb/art/DeliveryPanelDrawing';
import { deliveryPanel } from '@pcb/engineering/panel';
import { initialForms } from '@pcb/quoting/forms';
import { filledForms, sampleBrand, sampleOrderDay, sampleWorkingCalendar } from '@pcb/screens/fixtures';
import { IndicativeQuotation } from '@pcb/screens/quote/IndicativeQuotation';
import { Box } from '@pcb/ui/Box';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { ownBoardName, sampleOwnBoard } from './sampleOwnBoard.ts';

const { fab, stencil } = initialForms;

/** The panel of the boards in `filledForms`. */
const panel = deliveryPanel({ width: 62.5, height: 48, columns: 2, rows: 3, gap: 2 });

const meta = preview.meta({
  title: 'Screens/Storefront/Quotation',
  component: IndicativeQuotation,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['The price summary of `ServicesScreen`, on screen.', 'To print it, put it into `PrintInstead`.'],
      keyboard: [],
      copy: [
        'It is a quotation: never call it an invoice, an estimate or an offer.',
        'Its number and the end of its validity follow from its day; nothing is stored.',
        'Amounts and tax as on an Indian tax invoice: CGST and SGST within the state of the seller, IGST elsewhere. The place of supply decides, which is not always the address of delivery.',
        'Each item has its HSN or SAC with all digits, so that a purchase order can be booked. Parts that we add make the whole an assembled board.',
        'What the buyer has not stated is not printed, and what is not ordered is one line below the configuration.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <Box elementType="main">
        <VisuallyHidden elementType="h1">Sheet of paper</VisuallyHidden>
        <Story />
      </Box>
    ),
  ],
  args: { service: 'fab' as const, forms: initialForms, day: sampleOrderDay, seller: sampleBrand },
  argTypes: {
    content: contentArgType,
    quoteCopy: contentArgType,
    forms: { control: false },
    day: { control: false },
    board: { control: false },
    drawing: { control: false },
  },
});

/** Ten boards of 100 × 80 mm, with the outline at actual size. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[Q-20] prints configuration, price, ship date, and that it is not an offer', async ({ canvas }) => {
  const configuration = within(canvas.getByRole('table', { name: 'Configuration' }));
  await expect(configuration.getByRole('row', { name: 'Board Size 100 × 80 mm' })).toBeVisible();
  const price = within(canvas.getByRole('table', { name: 'Price' }));
  for (const name of [
    '8534 00 00 Set-up of the boards, once per order 1 ₹900.00 ₹900.00',
    '8534 00 00 Rigid boards 10 ₹176.00 ₹1,760.00',
    'Order value (taxable), ₹266.00 per piece ₹2,660.00',
  ])
    await expect(price.getByRole('row', { name })).toBeVisible();
  await expect(price.getByRole('row', { name: 'GST 18 % ₹478.80' })).toBeVisible();
  await expect(price.getByRole('row', { name: 'Total ₹3,138.80' })).toBeVisible();
  await expect(canvas.getByText(/^Q-250929-[0-9A-Z]{7}$/)).toBeVisible();
  await expect(canvas.getByText('29 October 2025')).toBeVisible();
  await expect(canvas.getByText(/^Udyam UDYAM-/)).toBeVisible();
  const terms = within(canvas.getByRole('table', { name: 'Terms' }));
  await expect(terms.getByRole('row', { name: /^Bank Sample Bank, Kochi\. Account 0+ of alphianz/ })).toBeVisible();
  await expect(canvas.getByText(/neither an offer nor a tax invoice\. It binds nobody/)).toBeVisible();
  await expect(canvas.getByText(/^Thu, 9 Oct – Fri, 10 Oct 2025, if you order/u)).toBeVisible();
});

Ready.test('has its price directly below the parties, its end of validity, and no empty cell', async ({ canvas }) => {
  const price = canvas.getByRole('table', { name: 'Price' });
  const configuration = canvas.getByRole('table', { name: 'Configuration' });
  await expect(price.compareDocumentPosition(configuration)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Quotation number',
    'Date',
    'Valid until',
  ]);
  await expect(
    canvas.getByText(/^Not ordered: PCB Assembly, Controlled Impedance, .*First-article report\.$/),
  ).toBeVisible();
  await expect(canvas.queryByText(/^(No|—)$/)).toBeNull();
});

Ready.test('splits the tax for both cases while the place of supply is unknown', async ({ canvas }) => {
  const split = within(canvas.getByRole('table', { name: 'How the tax is split' }));
  await expect(
    split.getByRole('row', { name: 'Place of supply: Kerala (32) CGST 9 % ₹239.40 and SGST 9 % ₹239.40' }),
  ).toBeVisible();
  await expect(split.getByRole('row', { name: /another state .* IGST 18 % ₹478\.80$/ })).toBeVisible();
});

Ready.test('draws the outline at actual size, with a bar to check it', async ({ canvas }) => {
  const outline = canvas.getByRole('img', { name: '100 mm by 80 mm, drawn at 1:1' });
  await expect(outline).toHaveAttribute('width', '120mm');
  await expect(outline.querySelector('rect')).toHaveAttribute('width', '100');
  await expect(canvas.getByText('This bar measures 50 mm if the printer has kept the size.')).toBeVisible();
});

/** Every choice of the form has its line, for a known customer, with their board and the delivery panel. */
export const EveryLine = meta.story({
  args: {
    forms: filledForms,
    buyer: {
      name: 'Anjali Menon',
      company: 'Soil Sense Instruments LLP',
      gstin: '29AAGCB7383J1Z4',
      reference: 'Soil sensor, pilot series',
      purchaseOrder: 'PO-2025-118',
    },
    board: sampleOwnBoard,
    drawing: panel.isValid ? (
      <DeliveryPanelDrawing
        panel={panel.panel}
        figure={(mm) => `${mm} mm`}
        boardSize="62.5 × 48"
        aria-label="Panel of six boards"
        style={{ maxWidth: '120mm' }}
      />
    ) : null,
  },
});

EveryLine.test('has its parties, terms and items, and the tax of the state of the GSTIN', async ({ canvas }) => {
  await expect(canvas.getByText(/^CIN U26104KL1996PTC000000.*GSTIN 32AAAAA0000A1ZB, Kerala \(32\)$/)).toBeVisible();
  const split = within(canvas.getByRole('table', { name: 'How the tax is split' }));
  await expect(split.getByRole('row', { name: /^Place of supply: Karnataka \(29\) IGST 18 % ₹/ })).toBeVisible();
  await expect(canvas.getByRole('img', { name: ownBoardName })).toBeVisible();
  const price = within(canvas.getByRole('table', { name: 'Price' }));
  for (const name of [/^8543 70 99 Assembly 1,000 /, /^8543 70 99 Parts not included$/, /^Rounding /])
    await expect(price.getByRole('row', { name })).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^Payment 100 % in advance/ })).toBeVisible();
});

/** A buyer in a special economic zone, which is never within the state. */
export const ZeroRated = meta.story({ args: { buyer: { placeOfSupply: 'sez' } } });

ZeroRated.test('has integrated tax, or none under a letter of undertaking', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^Place of supply: Special .* IGST 18 % ₹478\.80$/ })).toBeVisible();
  await expect(canvas.getByText(/for its authorised operations .* and ₹2,660\.00 is due\.$/)).toBeVisible();
});

/** Fits upright only when turned. */
export const Stencil = meta.story({ args: { service: 'stencil' as const } });

Stencil.test('is turned to keep its size, and has the heading of articles of steel', async ({ canvas }) => {
  await expect(canvas.getByText(/^Actual size \(1:1\).* Turned by 90°\.$/)).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^7326 90 99 Stencil 1 ₹/ })).toBeVisible();
});

/** Too large for the paper, so reduced. */
export const Reduced = meta.story({
  args: {
    service: 'stencil' as const,
    forms: { ...initialForms, stencil: { ...stencil, type: 'framed', sizeX: '400', sizeY: '300' } },
  },
});

Reduced.test('states the scale', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '400 mm by 300 mm, drawn at 1:2' })).toBeVisible();
  await expect(canvas.getByText(/^Reduced to 1:2/)).toBeVisible();
});

/** A service without a product has nothing to draw. */
export const Sourcing = meta.story({ args: { service: 'source' as const } });

Sourcing.test('states that the price excludes the parts, and shows every amount with paise', async ({ canvas }) => {
  await expect(canvas.getByText(/^It covers the service only/)).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Total ₹885.00' })).toBeVisible();
});

export const Layout = meta.story({ args: { service: 'layout' as const } });

/** Beyond the sample rates: the sheet without the figures. */
export const OnRequest = meta.story({
  args: { forms: { ...initialForms, fab: { ...fab, sizeX: '900', sizeY: '600', quantity: '5000' } } },
});

OnRequest.test('omits the figures, and states who quotes them', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Total On request' })).toBeVisible();
  await expect(canvas.getByText(/An engineer will quote the price/)).toBeVisible();
  await expect(canvas.queryByText(/₹/)).toBeNull();
  await expect(canvas.getByRole('img', { name: /drawn at 1:5$/ })).toBeVisible();
});

/** No quantity yet. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { forms: { ...initialForms, fab: { ...fab, sizeX: '', quantity: 'ten' } } },
});

Empty.test('lists the fields that a price needs, and keeps the input', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Total No price yet' })).toBeVisible();
  await expect(canvas.getByText(/^There is no price without a valid quantity/)).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'PCB Qty ten pcs' })).toBeVisible();
});

/** A server does not know the date. */
export const WithoutToday = meta.story({ args: { day: { today: undefined, calendar: sampleWorkingCalendar } } });

WithoutToday.test('has no dates', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('term')).toHaveLength(0);
  await expect(canvas.queryByText(/2025/)).toBeNull();
});

const longName = `<script>alert('board')</script> ${'മണ്ണിന്റെ ഈർപ്പം അളക്കുന്ന ബോർഡ് '.repeat(4)}${'Soil moisture sensor, main board, '.repeat(4)}`;

/** A name of 300 characters in two scripts, with markup. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    forms: { ...filledForms, fab: { ...filledForms.fab, name: longName } },
    buyer: { name: longName, company: longName, gstin: longName, reference: 'X'.repeat(120) },
  },
});

LongContent.test('prints markup as text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByText(/<script>alert\('board'\)<\/script>/).length).toBeGreaterThanOrEqual(2);
  await expect(canvasElement.querySelector('script')).toBeNull();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** Paper is white in the dark theme too. */
export const Dark = meta.story({ tags: ['dark'], globals: dark });

Ready.test('is black on white in the dark theme', { globals: dark }, async ({ canvas }) => {
  const { color, backgroundColor } = getComputedStyle(canvas.getByRole('article'));
  await expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
