import { type FabValues, initialForms } from '@pcb/quoting/forms';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { sampleBrand, sampleOrderDay } from '@pcb/screens/fixtures';
import { HomeScreen, type QuickOrder } from '@pcb/screens/storefront/HomeScreen';
import { QuickPrice } from '@pcb/screens/storefront/QuickPrice';
import { formatMoney } from '@pcb/ui/format';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectSaid, listen } from '../../components/announced.ts';
import { dark, desktop, forcedColours, largeText, narrow, phone, rightToLeft, tablet } from '../../looks.ts';
import { InShell } from '../InShell.tsx';
import { ownBoardName, sampleOwnBoard } from '../quote/sampleOwnBoard.ts';
import { typedAtOnce } from '../typedAtOnce.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/Home',
  component: HomeScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For an order form, use Services; these tabs describe a service and link to its form.',
        'For more about the company, use About.',
      ],
      keyboard: [
        '`Tab` Moves to the selected service, its panel, then through the links of the page.',
        '`Arrow keys` On the services: select the next one in the direction of the arrow.',
        '`Home and End` On the services: select the first or the last.',
        '`Enter or Space` Presses Instant Quote or Inquire Now.',
      ],
      copy: [
        'Every claim has a figure, and every figure a unit.',
        'One sentence per service: what the customer sends and what we deliver.',
        'Nothing here promises what we do not offer.',
      ],
    },
  },
  globals: desktop,
  args: {
    brand: sampleBrand,
    onInstantQuote: fn(),
    onInquireNow: fn(),
    onBoardChange: fn(),
    price: (order: QuickOrder) => <QuickPrice {...order} day={sampleOrderDay} />,
  },
  render: (args) => (
    <InShell brand={args.brand} user={null} currentPath="/" hasMainAction>
      <HomeScreen {...args} />
    </InShell>
  ),
});

const services = [
  ['PCB Layout', '/services#layout'],
  ['PCB Fabrication', '/services#fab'],
  ['PCB Assembly', '/services#fab'],
  ['PCB Stencil', '/services#stencil'],
  ['Component Sourcing', '/services#source'],
] as const;

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[H-01] [H-02] [H-03] reports the label and the form of every tab, and links to the form',
  async ({ canvas, userEvent, args, step }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Services' }));
    await expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(services.map(([label]) => label));
    await expect(tabs.getByRole('tab', { name: 'PCB Layout' })).toHaveAttribute('aria-selected', 'true');
    for (const [label, href] of services) {
      await step(label, async () => {
        await userEvent.click(tabs.getByRole('tab', { name: label }));
        const panel = within(canvas.getByRole('tabpanel', { name: label }));
        await userEvent.click(panel.getByRole('button', { name: 'Instant Quote' }));
        await expect(args.onInstantQuote).toHaveBeenLastCalledWith(label, href);
        await expect(panel.getByRole('link')).toHaveAttribute('href', href);
        await userEvent.click(panel.getByRole('button', { name: 'Inquire Now' }));
      });
    }
    await expect(args.onInquireNow).toHaveBeenCalledTimes(services.length);
  },
);

Ready.test(
  '[H-04] [H-05] has its sections, and references whose industries link to the contact page',
  async ({ canvas }) => {
    const customers = canvas.getByRole('heading', { name: 'Our customers' }).closest('section') as HTMLElement;
    // The code of the drawings loads on demand.
    await waitFor(() => expect(customers.querySelectorAll('svg')).toHaveLength(6));
    const links = within(customers).getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/reach-out\?topic=/));
    for (const title of ['About us', 'Industries We Serve', 'Our values', 'Why Choose Us', 'Our customers'])
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
  },
);

/** After the customer has read fabrication files, the hero has their board, with its layers apart. */
export const OwnBoard = meta.story({ args: { ownBoard: sampleOwnBoard } });

OwnBoard.test("shows the customer's own board in the hero", async ({ canvas }) => {
  const board = await canvas.findByRole('img', { name: ownBoardName });
  await expect(board.querySelectorAll('svg')).toHaveLength(5);
});

/** Selects a tab of the quick quote. */
const select = (name: string) => () => userEvent.click(screen.getByRole('tab', { name }));

/** Layers, the maximum board size and the minimum trace, next to a board that is drawn to scale while its size is typed. */
export const Fabrication = meta.story({ play: select('PCB Fabrication') });

Fabrication.test('draws the typed size to scale and reports it', async ({ canvas, userEvent, args }) => {
  const outline = async (name: RegExp) =>
    (await canvas.findByRole('img', { name })).querySelector('rect')?.getBoundingClientRect();
  const before = await outline(/^100 by 80 millimetres/);
  const width = canvas.getByRole('textbox', { name: 'Board Size X (mm)' });
  await userEvent.clear(width);
  await userEvent.type(width, '40');
  const after = await outline(/^40 by 80 millimetres/);
  await expect((before?.width ?? 0) / (before?.height ?? 0)).toBeCloseTo(100 / 80, 1);
  await expect((after?.width ?? 0) / (after?.height ?? 0)).toBeCloseTo(40 / 80, 1);
  await expect(args.onBoardChange).toHaveBeenLastCalledWith({ sizeX: '40', sizeY: '80', quantity: '10' });
});

Fabrication.test(
  'shows the price and the ship date of the typed board, and announces the new price once',
  async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('tabpanel'));
    const said = listen();
    const priceOf = (board: Partial<FabValues>) =>
      formatMoney(
        quoteOf('fab', { ...initialForms, fab: { ...initialForms.fab, ...board } }, sampleOrderDay).price?.total ?? NaN,
      );
    await expect(await panel.findByText(priceOf({}))).toBeVisible();
    await expect(panel.getByText('10 boards with 2 layers.')).toBeVisible();
    await expect(panel.getByText(/^Sample price with tax, ships by \w{3} \d+ \w{3}$/)).toBeVisible();
    const quantity = await panel.findByRole('textbox', { name: 'PCB Qty' });
    typedAtOnce(quantity, '', '2', '25');
    await expect(await panel.findByText(priceOf({ quantity: '25' }))).toBeVisible();
    await expectSaid(said, [`Total ${priceOf({ quantity: '25' })}`]);
    await userEvent.clear(quantity);
    await expect(panel.getByText('Enter size and quantity to see a price.')).toBeVisible();
  },
);

/** A side cannot be read and the other is missing: nothing is drawn, and the field states what to enter. */
export const UnreadableSize = meta.story({
  tags: ['error'],
  args: { defaultBoard: { sizeX: 'wide', sizeY: '', quantity: '10' } },
  play: select('PCB Fabrication'),
});

UnreadableSize.test('states what to enter', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: 'No size to draw yet' })).toBeVisible();
  const width = canvas.getByRole('textbox', { name: 'Board Size X (mm)' });
  await expect(width).toBeInvalid();
  await expect(width).toHaveAccessibleDescription('Enter millimetres, such as 80 or 62.5.');
  await expect(canvas.getByRole('textbox', { name: 'Board Size Y (mm)' })).not.toBeInvalid();
});

/** The saving and the minimum quantity, next to the populated board. */
export const Assembly = meta.story({ play: select('PCB Assembly') });

/** Foils, the maximum stencil size and the lead times, next to the foil. */
export const Stencil = meta.story({ play: select('PCB Stencil') });

/** Categories, quantity and lead times, next to parts on tape and reel. */
export const Sourcing = meta.story({ play: select('Component Sourcing') });

export const Dark = meta.story({ tags: ['dark'], globals: { ...desktop, ...dark } });

/** 768 px: the board of the hero is next to its text, the board of the quick quote below its panel. */
export const Tablet = meta.story({ globals: tablet });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** A company name of fifty letters, with a word that cannot break. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { brand: { ...sampleBrand, name: 'Thiruvananthapuram Leiterplattenmanufakturgesellschaft Private Limited' } },
  globals: phone,
});

LongContent.test('shows the full name wherever it appears', async ({ canvas, args }) => {
  await expect(canvas.getByText(new RegExp(`^${args.brand.name} designs`))).toBeVisible();
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });

/** A system colour as computed inside an element, whose colour scheme it follows. */
function systemColourIn(element: HTMLElement, name: string) {
  const probe = document.createElement('span');
  probe.style.backgroundColor = name;
  element.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

ForcedColours.test('underlines only the selected tab', async ({ canvas }) => {
  const tabs = within(canvas.getByRole('tablist', { name: 'Services' })).getAllByRole('tab');
  const [chosen, ...others] = tabs.map((tab) => getComputedStyle(tab, '::after').backgroundColor);
  await expect(others).toHaveLength(4);
  // Our own colour would be replaced by the background colour, which would make the line invisible.
  await expect(chosen).toBe(systemColourIn(tabs[0] as HTMLElement, 'Highlight'));
  await expect(others).not.toContain(chosen);
});
