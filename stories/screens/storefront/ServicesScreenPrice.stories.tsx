import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Text } from '@pcb/ui/Text';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSaid, listen } from '../../components/announced.ts';
import { ownerOf } from '../../ownerOf.ts';
import { typedAtOnce } from '../typedAtOnce.ts';
import { servicesMeta, summaryOf } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** Hosts add a drawing, further buttons and details of the price to each service. */
export const WithSlots = meta.story({
  args: {
    tab: 'fab',
    drawing: (service) => (
      <Box hasBorder borderRadius="large" padding="xlarge">
        <Text>{`The drawing of ${service}`}</Text>
      </Box>
    ),
    actions: (
      <Button variant="outline" tone="neutral">
        Copy link
      </Button>
    ),
    onPrint: fn(),
    details: (service) => (
      <Box hasBorder borderRadius="large" padding="xlarge">
        <Heading level={2}>{`The price of ${service}`}</Heading>
      </Box>
    ),
  },
});

WithSlots.test('leads from the summary to the details of the price', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('The drawing of fab')).toBeVisible();
  await expect(within(summaryOf(canvas)).getByRole('button', { name: 'Copy link' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'What makes up this price' }));
  await expect(canvas.getByRole('group', { name: 'What makes up this price' })).toHaveFocus();
  await expect(canvas.getByRole('heading', { name: 'The price of fab' })).toBeVisible();
});

WithSlots.test('calls the host to print the quotation of the service', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Print quotation' }));
  await expect(args.onPrint).toHaveBeenCalledTimes(1);
  await expect(args.onPrint).toHaveBeenCalledWith('fab');
});

/** A note shows the effect of the last input on the total until the next input. */
export const LastChange = meta.story({ args: { tab: 'fab' } });

LastChange.test(
  '[Q-21] names the last choice with its difference, also for the same total',
  async ({ canvas, userEvent }) => {
    const summary = within(summaryOf(canvas));
    await expect(summary.queryByText(/Surface Finish/)).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Surface Finish' }));
    await userEvent.click(await screen.findByRole('option', { name: 'ENIG' }));
    await expect(ownerOf(await summary.findByText('Surface Finish: ENIG')).parentElement).toHaveTextContent(
      /\+ ₹565\.22$/,
    );
    await userEvent.click(canvas.getByRole('radio', { name: '1.0 mm' }));
    await expect(ownerOf(summary.getByText('Board Thickness: 1.0 mm')).parentElement).toHaveTextContent(/same total$/);
    await expect(summary.queryByText('Surface Finish: ENIG')).toBeNull();
  },
);

LastChange.test(
  '[Q-21] [G-02] takes all keystrokes as one change, and announces it once with the total',
  async ({ canvas }) => {
    const summary = within(summaryOf(canvas));
    const said = listen();
    const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
    typedAtOnce(quantity, '', '1', '15');
    await expect(ownerOf(await summary.findByText('PCB Qty: 15 pcs')).parentElement).toHaveTextContent(
      /\+ ₹1,038\.40$/,
    );
    await expectSaid(said, ['Total ₹4,177.20. PCB Qty: 15 pcs, ₹1,038.40 more']);
  },
);

/** The cost that a field shows, if it has one. */
const costAt = (field: HTMLElement) => within(field).queryByText(/^[+−]\s₹/);

LastChange.test(
  '[Q-21] [G-02] shows the cost of a choice briefly at its field, and announces it once',
  async ({ canvas, userEvent }) => {
    const layer = canvas.getByRole('radiogroup', { name: 'Layer' });
    const said = listen();
    // Recorded as it appears, because on a busy machine it may disappear before the test checks again.
    const appeared: boolean[] = [];
    const observer = new MutationObserver(() => {
      const shown = costAt(layer);
      if (shown) appeared.push(getComputedStyle(shown).visibility === 'visible');
    });
    observer.observe(layer, { childList: true, subtree: true });
    await userEvent.click(within(layer).getByRole('radio', { name: '4' }));
    const cost = await within(layer).findByText(/^\+\s₹/);
    observer.disconnect();
    await expect(appeared[0]).toBe(true);
    const amount = cost.textContent.replace(/^\+\s/, '');
    await expect(summaryOf(canvas)).toHaveTextContent(`+ ${amount}`);
    await expect(layer).not.toHaveAccessibleDescription(/₹/);
    await waitFor(() => expect(cost).not.toBeVisible());
    await expect(said.filter((text) => text.includes(amount))).toHaveLength(1);
  },
);

LastChange.test('[Q-21] shows at a field the cost of the latest choice only', async ({ canvas, userEvent }) => {
  const [layer, assembly] = ['Layer', 'PCB Assembly'].map((name) => canvas.getByRole('radiogroup', { name }));
  await userEvent.click(within(layer!).getByRole('radio', { name: '4' }));
  await userEvent.click(within(assembly!).getByRole('radio', { name: 'Yes' }));
  await waitFor(() => expect(costAt(assembly!)).toHaveTextContent(/^\+/));
  await expect(costAt(layer!)).toBeNull();
});

/** A choice shows its cost at its field for a moment. */
export const FieldCost = meta.story({
  args: { tab: 'fab' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rogers' }));
  },
});
