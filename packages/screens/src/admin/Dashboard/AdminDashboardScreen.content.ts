import { counted } from '../../shared/format/phrases.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

interface StartedPeriod {
  label: string;
  orders: number;
}

const orders = (count: number) => counted(count, 'order');

export const adminDashboardContent = {
  title: 'Dashboard',
  loading: 'Loading the dashboard…',
  failed: loadFailedText('The dashboard'),
  summary: {
    title: 'Summary',
    totalOrders: { title: 'Total Orders', description: 'Placed to date' },
    pendingInquiries: { title: 'Pending Inquiries', description: 'Open, awaiting a reply' },
    activeQuotations: { title: 'Active Quotations', description: 'Sent, awaiting a decision' },
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
  work: {
    title: 'To do',
    groups: {
      answer: 'To answer',
      check: 'To check',
      dispatch: 'To dispatch',
      overdue: 'Overdue',
      unpaid: 'Unpaid',
    },
    count: (count: number, isMinimum: boolean) => (isMinimum ? `more than ${count}` : String(count)),
    since: { answer: 'since', check: 'since', dispatch: 'ordered', overdue: 'due', unpaid: 'invoiced' },
    showAll: (count: number, isMinimum: boolean) => (isMinimum ? `Show the oldest ${count}` : `Show all ${count}`),
    showLess: 'Show less',
    none: 'None',
  },
  trends: {
    heading: 'Order Trends',
    title: (period: string) => `Order Trends: ${period}`,
    period: 'Period',
    periods: { year: 'Year', month: 'Month', week: 'Week' },
    orders,
    summary: (highest: StartedPeriod, lowest: StartedPeriod) =>
      `Highest: ${highest.label}, ${orders(highest.orders)}. Lowest: ${lowest.label}, ${orders(lowest.orders)}.`,
    columns: { label: 'Period', orders: 'Orders' },
    empty: { title: 'No orders in this period', text: 'The chart appears with the first order.' },
  },
  recentOrders: {
    title: 'Recent Orders',
    all: { label: 'All orders', href: '/admin/orders' },
    columns: { id: 'Order ID', pcbName: 'PCB Name', status: 'Status', date: 'Date' },
    empty: { title: 'No orders yet', text: 'New orders appear here.' },
  },
  activity: {
    title: 'Recent Activity',
    empty: { title: 'No activity yet', text: 'Orders, inquiries and quotations appear here as they come in.' },
  },
};

export type AdminDashboardContent = typeof adminDashboardContent;
