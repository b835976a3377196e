import { AdminDashboardScreen, type DashboardWork } from '@pcb/screens/admin/AdminDashboardScreen';
import { AdminLayout } from '@pcb/screens/admin/AdminLayout';
import { adminDashboard, adminDashboardCrowded, adminDashboardEmpty, sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { failed, loading, ready, retries } from '../remote.ts';

/** The markers of the points, in their order. */
const markersIn = (chart: HTMLElement) => [...chart.querySelectorAll('.recharts-line-dots path')];

/** The arrow key for the next option, which depends on the direction of the page. */
const towardsTheEnd = () =>
  getComputedStyle(document.documentElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

const meta = preview.meta({
  title: 'Screens/Admin/Dashboard',
  component: AdminDashboardScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To search, sort or change records use their lists.',
        'For the figures of one customer use `DashboardScreen` of the account.',
      ],
      keyboard: [
        '`Tab` Moves through the quick actions, the period, the chart, the orders.',
        '`Arrow keys` On the period: selects year, month or week.',
        '`Arrow left or right` On the chart: moves from point to point, and screen readers announce each.',
        '`Enter` On Show as table: shows the numbers in place of the drawing.',
      ],
      copy: [
        'A card has a title of two words and a line that says what it counts: Open, awaiting a reply.',
        'The title of the chart names its period: Order Trends: August 2025.',
        'Dates are DD/MM/YYYY here; the lists have YYYY-MM-DD.',
        'An event is one sentence in the past tense that says who did what.',
      ],
    },
  },
  args: { dashboard: ready(adminDashboard), onPeriodChange: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters['hasOwnMain'] === true ? (
        <Story />
      ) : (
        <main>
          <Story />
        </main>
      ),
  ],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[M-10] [M-11] [M-13] has its figures, actions, orders with dates as DD/MM/YYYY, and activity, each under a heading',
  async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Summary' });
    const cards = [...summary.querySelectorAll('dl > div')].map((card) =>
      [...card.children].map((part) => part.textContent),
    );
    await expect(cards).toEqual([
      ['Total Orders', '1,234', 'Placed to date'],
      ['Pending Inquiries', String(adminDashboard.summary.pendingInquiries), 'Open, awaiting a reply'],
      ['Active Quotations', String(adminDashboard.summary.activeQuotations), 'Sent, awaiting a decision'],
      ['Total Revenue', '₹2,48,63,500', 'From all orders to date'],
    ]);
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }));
    await expect(actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['View New Inquiries', '/admin/inquiries'],
      ['Generate Quotation', '/admin/quotations'],
      ['Add New Service', '/admin/services'],
    ]);
    const table = within(canvas.getByRole('table', { name: 'Recent Orders' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Order ID',
      'PCB Name',
      'Status',
      'Date',
    ]);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^#1234Motor controllerPending29\/08\/2025$/);
    await expect(table.getAllByRole('row')).toHaveLength(adminDashboard.recentOrders.length + 1);
    const events = within(canvas.getByRole('region', { name: 'Recent Activity' })).getAllByRole('listitem');
    await expect(events).toHaveLength(adminDashboard.activity.length);
    await expect(events[0]).toHaveTextContent('Anjali Menon asked: Lead time for 4-layer boards30/08/2025 11:20');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Quick Actions',
      'Order Trends: 2025',
      'Recent Orders',
      'Recent Activity',
    ]);
  },
);

Ready.test(
  '[M-12] starts with 2025, whose line ends at the present, as a chart and as a table',
  async ({ canvas, userEvent }) => {
    const trends = canvas.getByRole('region', { name: 'Order Trends: 2025' });
    const chart = await within(trends).findByRole('application', { name: /^Order Trends: 2025/ });
    await expect(within(trends).getByRole('figure')).toHaveTextContent(
      'Highest: Aug, 79 orders. Lowest: Jan, 48 orders.',
    );
    await expect(markersIn(chart)).toHaveLength(8);
    await expect(canvas.queryByRole('table', { name: /^Order Trends/ })).toBeNull();
    await userEvent.click(within(trends).getByRole('button', { name: 'Show as table' }));
    const rows = within(within(trends).getByRole('table', { name: 'Order Trends: 2025' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'PeriodOrders',
      ...adminDashboard.trends.year.points.map(({ label, orders }) => `${label}${orders ?? 'No data'}`),
    ]);
    await expect(rows).toHaveLength(13);
  },
);

Ready.test('[M-12] changes to the month and to the week', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
  await expect(args.onPeriodChange).toHaveBeenLastCalledWith('month');
  const month = canvas.getByRole('table', { name: 'Order Trends: August 2025' });
  await expect(
    within(month)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4']);
  await userEvent.keyboard(towardsTheEnd());
  await expect(args.onPeriodChange).toHaveBeenLastCalledWith('week');
  const week = canvas.getByRole('table', { name: 'Order Trends: Current week' });
  await expect(
    within(week)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await expect(canvas.getByRole('heading', { level: 2, name: 'Order Trends: Current week' })).toBeVisible();
});

/** The four weeks of a month. */
export const Month = meta.story({ args: { period: 'month' } });

Month.test('[M-12] names the month, and leaves a change to the host', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Order Trends: August 2025' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  await expect(canvas.getByText('79 orders')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
  await expect(args.onPeriodChange).toHaveBeenCalledWith('week');
  await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
});

/** Seven points, each with its value, and a day without orders. */
export const Week = meta.story({ args: { period: 'week' } });

const work: DashboardWork[] = [
  {
    group: 'answer',
    items: [
      { id: '#87', about: 'Parts for a pump', since: '2025-08-27', href: '/admin/inquiries?open=%2387' },
      { id: '#1234', about: 'Motor controller', since: '2025-08-29', href: '/admin/orders/edit/%231234' },
    ],
  },
  { group: 'check', items: [] },
  {
    group: 'dispatch',
    isMinimum: true,
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `#${1227 + index}`,
      about: 'Sensor node, LoRaWAN',
      since: '2025-08-28',
      href: `/admin/orders/edit/%23${1227 + index}`,
    })),
  },
  { group: 'overdue', items: [] },
  {
    group: 'unpaid',
    items: [{ id: '#1201', about: 'Pump starter', since: '2025-08-20', href: '/admin/orders/payment/1201' }],
  },
];

/** With a work list. */
export const WithWork = meta.story({ args: { dashboard: ready({ ...adminDashboard, work }) } });

WithWork.test('leads to each page', async ({ canvas }) => {
  const list = within(canvas.getByRole('region', { name: 'To do' }));
  await expect(list.getByRole('link', { name: '#1234 Motor controller' })).toHaveAttribute(
    'href',
    '/admin/orders/edit/%231234',
  );
  await expect(list.getByText('more than 12')).toBeVisible();
});

WithWork.test('lists five, and the others on demand', async ({ canvas, userEvent }) => {
  const list = within(canvas.getByRole('list', { name: 'To dispatch' }));
  await expect(list.getAllByRole('link')).toHaveLength(5);
  await userEvent.click(canvas.getByRole('button', { name: 'Show the oldest 12' }));
  await expect(list.getAllByRole('link')).toHaveLength(12);
  await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
  await expect(list.getAllByRole('link')).toHaveLength(5);
});

export const Loading = meta.story({ tags: ['loading'], args: { dashboard: loading } });

Loading.test('already has its quick actions', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'View New Inquiries' })).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { dashboard: failed } });

Failed.test('shows an error, and retries with the focus on the page', async (context) => {
  const title = { level: 2, name: 'The dashboard could not be loaded' };
  await expect(context.canvas.getByRole('heading', title)).toBeVisible();
  await retries(context);
});

export const Empty = meta.story({ tags: ['empty'], args: { dashboard: ready(adminDashboardEmpty) } });

Empty.test('states in each part that there is no data yet', async ({ canvas }) => {
  await expect(canvas.getByText('No orders in this period')).toBeVisible();
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.getByText('No activity yet')).toBeVisible();
});

/** Long names, unbroken words, an unknown status, an invalid date, large figures. */
export const LongContent = meta.story({ tags: ['long-content'], args: { dashboard: ready(adminDashboardCrowded) } });

LongContent.test('[M-13] shows an unknown status and an invalid date unchanged', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Recent Orders' }));
  await expect(table.getByText('Waiting for the customs broker')).toBeVisible();
  await expect(table.getByText('unknown')).toBeVisible();
  await expect(table.getByText('മോട്ടോർ ഡ്രൈവർ <b>rev B</b>')).toBeVisible();
});

/** The same at 320 px. */
export const LongContentNarrow = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

/** Inside the admin layout. */
export const InLayout = meta.story({
  parameters: { hasOwnMain: true },
  globals: desktop,
  decorators: [
    (Story) => (
      <AdminLayout
        brand={sampleBrand}
        currentPath="/admin/dashboard"
        theme="system"
        onThemeChange={fn()}
        onSearch={fn()}
        onNotifications={fn()}
        onLogOut={fn()}
      >
        <Story />
      </AdminLayout>
    ),
  ],
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

Narrow.test('[M-12] draws all twelve months at 320 px', async ({ canvas }) => {
  const chart = await canvas.findByRole('application', { name: /^Order Trends/ });
  await expect(markersIn(chart)).toHaveLength(8);
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

RightToLeft.test('[M-12] draws time from left to right, with the axis labels beside it', async ({ canvas }) => {
  const chart = await canvas.findByRole('application', { name: /^Order Trends/ });
  const dots = markersIn(chart).map((dot) => dot.getBoundingClientRect());
  await expect(dots.map(({ left }) => left)).toEqual(
    dots.map(({ left }) => left).toSorted((one, other) => one - other),
  );
  const figures = [...chart.querySelectorAll('.recharts-yAxis-tick-labels text')];
  await expect(figures.length).toBeGreaterThan(2);
  const gridLeft = chart.querySelector('.recharts-cartesian-grid')?.getBoundingClientRect().left;
  for (const figure of figures) await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(gridLeft ?? 0);
});

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
