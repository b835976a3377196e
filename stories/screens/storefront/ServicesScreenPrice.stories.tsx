import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Text } from '@pcb/ui/Text';
import { expect, fn, screen, within } from 'storybook/test';
import { typedAtOnce } from '../typedAtOnce.ts';
import preview from '#storybook/preview.tsx';
import { inMain, servicesArgs, ServicesHost, summaryOf } from './servicesStory.tsx';
import { ownerOf } from '../../ownerOf.ts';
import { expectSaid, listen } from '../../components/announced.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: servicesArgs,
  render: (args) => <ServicesHost {...args} />,
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
  await expect(canvas.getByRole('heading', { name: 'The price of fab' }).closest('[tabindex="-1"]')).toHaveFocus();
});

WithSlots.test('asks the host to print the quotation of the service', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Print quotation' }));
  await expect(args.onPrint).toHaveBeenCalledTimes(1);
  await expect(args.onPrint).toHaveBeenCalledWith('fab');
});

/** An input says what it did to the total, and the next input replaces it. */
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
