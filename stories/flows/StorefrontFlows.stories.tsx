import { loadForms } from '@pcb/screens/storefront/ServicesScreen';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearAnnouncements } from '#storybook/announcements.ts';
import preview from '#storybook/preview.tsx';
import { standInForBrowser } from './browser.ts';
import { arriveAt, page, siteIsOpen, tabTo, toast } from './person.ts';
import { SiteInMemory } from './SiteInMemory.tsx';

// The development server can take longer for a form than a test waits.
await loadForms();

const meta = preview.meta({
  title: 'Flows/Storefront',
  tags: ['nightly'],
  component: SiteInMemory,
  parameters: { layout: 'fullscreen' },
  beforeEach: standInForBrowser,
  afterEach: clearAnnouncements,
  play: siteIsOpen,
});

/** A figure of the price summary or the cart, by its label. */
const figure = (region: string, name: string) =>
  within(screen.getByRole('region', { name: region })).getByText(name, { selector: 'dt' }).nextElementSibling
    ?.textContent ?? '';

const paise = (amount: string) => Math.round(Number(amount.replaceAll(/[₹,]/g, '')) * 100);

/** Waits until a tab is selected. */
const chosenTab = (name: string) => screen.findByRole('tab', { name, selected: true });

async function priceAddsUp() {
  const price = (name: string) => figure('Price summary', name);
  await waitFor(() => expect(price('Quantity')).toBe('25'));
  const order = paise(price('Order Value'));
  await expect(order).toBeGreaterThan(0);
  await expect(paise(price('Tax (18%)'))).toBe(Math.round(order * 0.18));
  await expect(paise(price('Total'))).toBe(order + paise(price('Tax (18%)')));
  await expect(price('Ship Date')).toMatch(/ 2025$/);
}

/**
 * A hardware engineer orders 25 rigid boards: from the home page to the quote and the cart, as far as the
 * demonstration goes.
 */
export const OrderABoard = meta.story({ args: { url: '/' } });

OrderABoard.test('[H-01] [Q-11] [Q-20] [Q-04] [K-08] by keyboard alone', async ({ userEvent, step }) => {
  await step('On the home page I skip to the content, choose fabrication and go to its full form', async () => {
    await arriveAt('/', 'Printed circuit boards, from schematic to solder');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, page().getByRole('tab', { name: 'PCB Layout' }));
    await userEvent.keyboard('{ArrowRight}');
    await tabTo(userEvent, await page().findByRole('link', { name: 'Full fabrication form' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/services#fab', 'Services');
  });
  await step('From the heading of the page I move on to the fields', async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await tabTo(userEvent, await page().findByRole('textbox', { name: 'PCB Name' }));
    await userEvent.keyboard('Soil sensor');
    await arriveAt('/services?fab-name=Soil+sensor#fab', 'Services');
    await tabTo(userEvent, page().getByRole('textbox', { name: /^PCB Qty/ }));
    await userEvent.keyboard('{Control>}a{/Control}25');
    await tabTo(userEvent, within(page().getByRole('radiogroup', { name: 'Layer' })).getByRole('radio', { name: '2' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(page().getByRole('radiogroup', { name: 'Layer' })).getByRole('radio', { name: '4' }),
    ).toBeChecked();
  });
  await step('The price next to the form follows my input', priceAddsUp);
  await step('I go back to the banner and order', async () => {
    await tabTo(userEvent, page().getByRole('button', { name: 'Order Now!' }), { shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toast()).toHaveTextContent('🚧 Order Now! we are alphianz 🚀'));
  });
  await step('I open the cart and check out', async () => {
    await tabTo(userEvent, screen.getByRole('link', { name: 'Cart, 0 items' }), { shift: true });
    await userEvent.keyboard('{Enter}');
    await arriveAt('/cart', 'Your cart');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await tabTo(userEvent, page().getByRole('button', { name: 'Proceed to Checkout' }));
    await userEvent.keyboard('{Enter}');
    await expect(await page().findByRole('button', { name: 'Processing…' })).toHaveFocus();
  });
});

/** A buyer opens an old link to a service and switches to others with tabs, Back and Forward. */
export const SwitchService = meta.story({ args: { url: '/services/pcb-stencil' } });

SwitchService.test('[R-08] [Q-02] [Q-03] by keyboard alone', async ({ userEvent, step }) => {
  await step('The old URL leads to the tab for stencils', async () => {
    await arriveAt('/services#stencil', 'Services');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, page().getByRole('tab', { name: 'PCB Stencil' }));
  });
  await step('With the arrow keys I go to the next tab and to the first', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await arriveAt('/services#source', 'Services');
    await expect(await chosenTab('Component Sourcing')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await arriveAt('/services#layout', 'Services');
    await expect(await chosenTab('PCB Layout')).toHaveFocus();
  });
  await step('Back returns to the tab before', async () => {
    await tabTo(userEvent, screen.getByRole('button', { name: 'Back' }), { shift: true });
    await userEvent.keyboard('{Enter}');
    await arriveAt('/services#source', 'Services');
    await chosenTab('Component Sourcing');
  });
});

/** A buyer empties the cart and starts again with a service. */
export const EmptyTheCart = meta.story({ args: { url: '/cart' } });

EmptyTheCart.test('[K-03] [K-09] by keyboard alone: focus is never lost', async ({ userEvent, step }) => {
  await step('I remove the first line, and Undo has the focus', async () => {
    await arriveAt('/cart', 'Your cart');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, page().getByRole('button', { name: 'Remove PCB Layout Service' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(page().getByRole('button', { name: 'Undo the removal of PCB Layout Service' })).toHaveFocus(),
    );
  });
  await step('I remove the other too, and go on to Browse Services', async () => {
    await tabTo(userEvent, page().getByRole('button', { name: 'Remove FR4 Fabrication + Assembly' }));
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(page().getByRole('button', { name: 'Undo the removal of FR4 Fabrication + Assembly' })).toHaveFocus(),
    );
    await tabTo(userEvent, page().getByRole('link', { name: 'Browse Services' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/services', 'Services');
  });
});

/** A designer follows a link in the form to the panel guideline and comes back. */
export const ReadAGuideline = meta.story({ args: { url: '/services#fab' } });

ReadAGuideline.test('[Q-02] [C-02] by keyboard alone', async ({ userEvent, step }) => {
  await step('I go through the form to the link under Dispatch Unit', async () => {
    await arriveAt('/services#fab', 'Services');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await page().findByRole('textbox', { name: 'PCB Name' }));
    await userEvent.keyboard('Soil sensor');
    await arriveAt('/services?fab-name=Soil+sensor#fab', 'Services');
    await tabTo(userEvent, page().getByRole('link', { name: 'panel guidelines' }));
    await userEvent.keyboard('{Enter}');
  });
  await step('Focus is on the heading of the guideline', async () => {
    await arriveAt('/resources/panel-guidelines', 'Panel guidelines');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  await step('Back leads to the heading above the form', async () => {
    await tabTo(userEvent, screen.getByRole('button', { name: 'Back' }), { shift: true });
    await userEvent.keyboard('{Enter}');
    await arriveAt('/services?fab-name=Soil+sensor#fab', 'Services');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
