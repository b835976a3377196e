import { adminOrders } from '@pcb/screens/fixtures';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { createToastQueue, ToastRegion } from '@pcb/ui/ToastRegion';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fakeServer, type Behaviour, behaviours } from './wire/fakeServer.ts';
import { ordersApi } from './wire/ordersApi.ts';
import { OrdersPage } from './wire/OrdersPage.tsx';

interface WiredOrdersProps {
  /** The response time of the server, in milliseconds. */
  delay: number;
  /** The initial behaviour of the server. */
  initialBehaviour: Behaviour;
  /** Called when 'Export CSV' is pressed. */
  onExport: (fileName: string, csv: string) => void;
}

const toasts = createToastQueue();

/** The order list, connected to an in-memory server whose behaviour can be changed. */
function WiredOrders({ delay, initialBehaviour, onExport }: WiredOrdersProps) {
  const [{ server, api }] = useState(() => {
    const created = fakeServer(adminOrders.slice(0, 6), delay, initialBehaviour);
    return { server: created, api: ordersApi(created.send) };
  });
  const [behaviour, setBehaviour] = useState(initialBehaviour);
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Box elementType="aside" aria-label="The server" surface="sunken" padding="large">
        <Inline gap="xlarge" align="end">
          <ToggleGroup
            label="The server"
            items={behaviours.map((id) => ({ id, label: id }))}
            value={behaviour}
            onChange={(id) => {
              setBehaviour(id as Behaviour);
              server.setBehaviour(id as Behaviour);
            }}
          />
          <Button variant="outline" tone="neutral" onPress={() => setVisit(visit + 1)}>
            Visit the page again
          </Button>
          <Button variant="outline" tone="neutral" onPress={() => server.setStatus('#1234', 'In Production')}>
            Let somebody else start #1234
          </Button>
        </Inline>
      </Box>
      <main>
        <OrdersPage key={visit} api={api} toasts={toasts} onExport={onExport} />
      </main>
      <ToastRegion queue={toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'Guides/Wire a screen to a server',
  component: WiredOrders,
  // WireAScreen.mdx is its page.
  tags: ['!autodocs', 'nightly'],
  parameters: { layout: 'fullscreen' },
  args: { delay: 800, initialBehaviour: 'answers' as const, onExport: fn() },
  beforeEach: () => toasts.clear,
});

/** Loads after 800 ms. Make the server fail, visit the page again, make it answer, then try again. */
export const Live = meta.story({});

/** The server does not respond until its behaviour is changed, so that each state can be inspected. */
export const SilentServer = meta.story({ args: { delay: 0, initialBehaviour: 'is silent' as const } });

SilentServer.test(
  'shows loading, then the error, then the orders after a retry',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Loading orders…')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'fails' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'answers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table', { name: 'Orders' });
    await expect(canvas.getByText('Showing 6 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  },
);

SilentServer.test(
  'shows a new status at once, reverts it when saving fails, and keeps it when saving succeeds',
  async ({ canvas, userEvent, step }) => {
    const tell = (behaviour: Behaviour) => userEvent.click(canvas.getByRole('radio', { name: behaviour }));
    const field = () => canvas.findByRole('combobox', { name: 'Status of #1234' });
    const choose = async (status: string) => {
      await userEvent.click(await field());
      const option = await screen.findByRole('option', { name: status });
      await waitFor(() => expect(option).toBeVisible());
      await userEvent.click(option);
    };
    await tell('answers');
    await step('not saved', async () => {
      await expect(await field()).toHaveTextContent('Pending');
      await tell('is silent');
      await choose('Shipped');
      await waitFor(async () => expect(await field()).toHaveTextContent('Shipped'));
      await tell('fails');
      await canvas.findByText('The status of #1234 was not saved');
      await expect(await field()).toHaveTextContent('Pending');
    });
    await step('saved', async () => {
      await tell('answers');
      await choose('Shipped');
      await userEvent.click(canvas.getByRole('button', { name: 'Visit the page again' }));
      await waitFor(async () => expect(await field()).toHaveTextContent('Shipped'));
    });
  },
);

SilentServer.test('shows the other person’s version when both change an order', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'answers' }));
  const field = await canvas.findByRole('combobox', { name: 'Status of #1234' });
  await userEvent.click(canvas.getByRole('button', { name: 'Let somebody else start #1234' }));
  await expect(field).toHaveTextContent('Pending');
  await userEvent.click(field);
  const option = await screen.findByRole('option', { name: 'Shipped' });
  await waitFor(() => expect(option).toBeVisible());
  await userEvent.click(option);
  await canvas.findByText('Somebody else has changed this order. The list shows their version.');
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: 'Status of #1234' })).toHaveTextContent('In Production'),
  );
});
