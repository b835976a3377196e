import { formatCount } from '../../shared/money.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

/** All words and targets of the administrators' dashboard. */
export const adminDashboardContent = {
  title: 'Dashboard',
  loading: 'Loading the dashboard…',
  failed: {
    title: 'The dashboard could not be loaded',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  summary: {
    title: 'Summary',
    totalOrders: { title: 'Total Orders', description: 'Placed to date' },
    pendingInquiries: { title: 'Pending Inquiries', description: 'Open, waiting for an answer' },
    activeQuotations: { title: 'Active Quotations', description: 'Sent, not yet decided' },
    totalRevenue: { title: 'Total Revenue', description: 'From all orders to date' },
  },
  quickActions: {
    title: 'Quick Actions',
    actions: [
      { id: 'inquiries', label: 'View New Inquiries', href: '/admin/inquiries' },
      { id: 'quotations', label: 'Generate Quotation', href: '/admin/quotations' },
      { id: 'services', label: 'Add New Service', href: '/admin/services' },
    ] as const,
  },
  trends: {
    heading: 'Order Trends',
    /** The heading with the period that is shown, such as '2025'. */
    title: (period: string) => `Order Trends: ${period}`,
    period: 'Period',
    periods: { year: 'Year', month: 'Month', week: 'Week' },
    orders,
    /** The name of the chart for a screen reader, which then leaves the arrow keys to it. */
    chart: (title: string) => `${title}, line chart. The left and right arrow keys go from point to point.`,
    columns: { label: 'Period', orders: 'Orders' },
    unavailable: 'The chart could not be loaded. These are its figures.',
    empty: { title: 'No orders in this period', text: 'The chart is drawn once there are figures.' },
  },
  recentOrders: {
    title: 'Recent Orders',
    all: { label: 'All orders', href: '/admin/orders' },
    columns: { id: 'Order ID', pcbName: 'PCB Name', status: 'Status', date: 'Date' },
    empty: { title: 'No orders yet', text: 'New orders appear here.' },
  },
  activity: {
    title: 'Recent Activity',
    empty: 'Nothing has happened yet.',
  },
};

export type AdminDashboardContent = typeof adminDashboardContent;
