import type { Paise } from '@pcb/quoting/money';
import type { AdminOrder } from '../Orders/orders.ts';

export const trendPeriods = ['year', 'month', 'week'] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

/** One point of the chart. */
export interface TrendPoint {
  /** The month, week or day, short enough for an axis label: 'Aug', 'Week 3', 'Mon'. */
  label: string;
  /** The number of orders; `null` if the month, week or day has not begun. */
  orders: number | null;
}

/** The orders of one period. */
export interface OrderTrend {
  /** The period: '2025', 'August 2025'. */
  title: string;
  /** The data points, in chronological order. */
  points: readonly TrendPoint[];
}

/** The figures of the four summary cards. */
export interface DashboardSummary {
  /** Orders placed to date. */
  totalOrders: number;
  /** Inquiries awaiting a reply. */
  pendingInquiries: number;
  /** Quotations awaiting a decision. */
  activeQuotations: number;
  /** Revenue from all orders to date, in paise; shown in ₹. */
  totalRevenue: Paise;
}

/** An entry of the activity list. */
export interface DashboardActivity {
  /** Unique id. */
  id: string;
  /** The subject, which determines the icon. */
  kind: 'order' | 'inquiry' | 'quotation' | 'service' | 'user';
  /** The event, in one sentence. */
  text: string;
  /** The local time, as `YYYY-MM-DDTHH:mm`. */
  at: string;
}

/** The data of the dashboard. */
export interface DashboardData {
  /** The figures of the four summary cards. */
  summary: DashboardSummary;
  /** The orders over time, by period. */
  trends: Readonly<Record<TrendPeriod, OrderTrend>>;
  /** The orders, newest first. Accepts `AdminOrder` records. */
  recentOrders: readonly Pick<AdminOrder, 'id' | 'pcbName' | 'status' | 'date'>[];
  /** The activity list, newest first. */
  activity: readonly DashboardActivity[];
}
