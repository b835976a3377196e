import { pageOf } from '@pcb/records/page';
import { orders as orderKind } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminInquiries, adminOrders } from '@pcb/screens/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearAnnouncements } from '#storybook/announcements.ts';
import preview from '#storybook/preview.tsx';
import type { SiteData } from '../../apps/site/src/data/siteData.ts';
import { expectAnnounced } from '../components/announced.ts';
import { catchFiles, standInForBrowser } from './browser.ts';
import { arriveAt, browserAlerts, dialogNamed, page, siteIsOpen, tabTo } from './person.ts';
import { SiteInMemory } from './SiteInMemory.tsx';

const meta = preview.meta({
  title: 'Flows/Admin',
  tags: ['nightly'],
  component: SiteInMemory,
  parameters: { layout: 'fullscreen' },
  args: { session: 'administrator' as const },
  beforeEach: standInForBrowser,
  afterEach: clearAnnouncements,
  play: siteIsOpen,
});

const sidebar = () => within(screen.getByRole('navigation', { name: 'Admin' }));

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The ids in the table, from top to bottom. */
const visibleIds = () =>
  page()
    .queryAllByRole('rowheader')
    .map((head) => head.textContent);

/** An administrator adds a colleague: the form closes, and the demonstration does not add anybody. */
export const AddAUser = meta.story({ args: { url: '/admin/dashboard' } });

AddAUser.test('[M-04] [M-23] by keyboard alone', async ({ userEvent, step }) => {
  await step('In the sidebar I choose Users', async () => {
    await arriveAt('/admin/dashboard', 'Dashboard');
    await tabTo(userEvent, sidebar().getByRole('link', { name: 'Users' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/admin/users', 'Users');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  await step('I open the form, fill it in and send it', async () => {
    await tabTo(userEvent, page().getByRole('button', { name: 'Add User' }));
    await userEvent.keyboard('{Enter}');
    const form = await dialogNamed('Add User');
    await tabTo(userEvent, form.getByLabelText('Name'));
    await userEvent.keyboard('Asha');
    await tabTo(userEvent, form.getByLabelText('Email'));
    await userEvent.keyboard('asha@example.com');
    await tabTo(userEvent, form.getByLabelText('Password'));
    await userEvent.keyboard('secret');
    await tabTo(userEvent, form.getByRole('button', { name: 'Add User' }));
    await userEvent.keyboard('{Enter}');
    await noDialog();
  });
  await step('Focus returns to the button', async () => {
    await waitFor(() => expect(page().getByRole('button', { name: 'Add User' })).toHaveFocus());
  });
});

const [inquiry] = adminInquiries;
const inquiryId = inquiry?.id ?? '';
const responding = `Responding to ${inquiryId} is not wired yet.`;

/** An administrator reads the newest inquiry and responds, which only shows an alert so far. */
export const RespondToAnInquiry = meta.story({ args: { url: '/admin/dashboard' } });

RespondToAnInquiry.test('[M-11] [M-50] [G-04] by keyboard alone', async ({ userEvent, step }) => {
  await step('On the dashboard I skip to the content and choose View New Inquiries', async () => {
    await arriveAt('/admin/dashboard', 'Dashboard');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, page().getByRole('link', { name: 'View New Inquiries' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/admin/inquiries', 'Inquiries');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  await step('I open the newest and respond', async () => {
    await tabTo(userEvent, page().getByRole('button', { name: `View ${inquiryId}` }));
    await userEvent.keyboard(' ');
    const details = await dialogNamed(`Inquiry ${inquiryId}`);
    await tabTo(userEvent, details.getByRole('button', { name: 'Respond' }));
    await userEvent.keyboard('{Enter}');
    await browserAlerts(responding);
  });
  await step('Escape closes it and returns focus', async () => {
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(page().getByRole('button', { name: `View ${inquiryId}` })).toHaveFocus());
  });
});

/** An administrator filters and sorts the orders and exports exactly these for a spreadsheet. */
export const ExportFilteredOrders = meta.story({ args: { url: '/admin/orders' } });

ExportFilteredOrders.test('[M-30] [M-80] by keyboard alone', async ({ userEvent, step }) => {
  const files = catchFiles();
  await step('I search', async () => {
    await arriveAt('/admin/orders', 'Orders');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, page().getByRole('searchbox', { name: 'Search orders' }));
    await userEvent.keyboard('relay');
    await arriveAt('/admin/orders?q=relay', 'Orders');
  });
  await step('I go back to the button above and export', async () => {
    await waitFor(() => expect(page().getAllByRole('rowheader').length).toBeLessThan(5));
    await tabTo(userEvent, page().getByRole('button', { name: 'Export CSV' }), { shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['orders.csv']));
    const lines = (await files[0]?.text)?.split('\r\n') ?? [];
    await expect(lines.map((line) => line.split(',')[0])).toEqual(['\ufeffOrder ID', ...visibleIds(), '']);
  });
});
const saved = 'Order saved! This is a demonstration: the list stays as it was.';

/** An administrator corrects the name of a board: they open the form from the list, save it and return to the list. */
export const ChangeAnOrder = meta.story({ args: { url: '/admin/orders?q=motor' } });

ChangeAnOrder.test('[R-12] [M-31] by keyboard alone', async ({ userEvent, step }) => {
  await step('From the list I go to the form of the order', async () => {
    await arriveAt('/admin/orders?q=motor', 'Orders');
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await page().findByRole('link', { name: 'Edit #1234' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/admin/orders/edit/%231234', 'Edit order #1234');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  await step('I change the name of the board and save', async () => {
    await tabTo(userEvent, page().getByLabelText('PCB Name'));
    await userEvent.keyboard('{Control>}a{/Control}Motor B');
    await tabTo(userEvent, page().getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    await browserAlerts(saved);
  });
  await step('Focus is on the heading of the list, with my search', async () => {
    await arriveAt('/admin/orders?q=motor', 'Orders');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

/** The state of the order server in the next story. */
const server = { isDown: false, saved: [] as unknown[] };

const answer = <Value,>(value: Value): Promise<Value> =>
  server.isDown ? Promise.reject(new Error('The server is down.')) : Promise.resolve(value);

const orders: SiteData['orders'] = {
  page: (query) => answer(pageOf(orderKind, adminOrders, query)),
  csv: () => answer(''),
  find: (id) => answer(adminOrders.find((order) => order.id === id)),
  save: (...what) => answer(undefined).then(() => void server.saved.push(what)),
  setStatus: (...what) => answer(undefined).then(() => void server.saved.push(what)),
};

/** The order server goes down and comes back. The page offers a retry, and the form keeps its input. */
export const ServerTrouble = meta.story({
  args: { url: '/admin/orders', data: { orders } },
  beforeEach: () => {
    Object.assign(server, { isDown: true, saved: [] });
  },
});

ServerTrouble.test('by mouse', async ({ userEvent, step }) => {
  await step('The orders cannot be loaded; with the server back, a retry loads them', async () => {
    await arriveAt('/admin/orders', 'Orders');
    await expect(await page().findByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible();
    server.isDown = false;
    await userEvent.click(page().getByRole('button', { name: 'Try again' }));
    await expect(await page().findByRole('rowheader', { name: '#1234' })).toBeVisible();
  });
  await step('I edit an order; the server is down again, and the form keeps my input', async () => {
    await userEvent.click(page().getByRole('link', { name: /Edit.*#1234/ }));
    await arriveAt('/admin/orders/edit/%231234', 'Edit order #1234');
    const board = page().getByLabelText('PCB Name');
    await userEvent.clear(board);
    await userEvent.type(board, 'Motor driver, rev. B');
    server.isDown = true;
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await expectAnnounced('Your entry could not be saved.');
    await expect(board).toHaveValue('Motor driver, rev. B');
  });
  await step('With the server back, my input is saved', async () => {
    server.isDown = false;
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await arriveAt('/admin/orders', 'Orders');
    await expect(server.saved).toEqual([['#1234', expect.objectContaining({ pcbName: 'Motor driver, rev. B' })]]);
  });
});
