import type { Paise } from '../../shared/money.ts';
import type { AdminOrder } from '../records.ts';

export const trendPeriods = ['year', 'month', 'week'] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

/** One point of the chart. */
export interface TrendPoint {
  /** Its month, week or day, as short as it fits under an axis: 'Aug', 'Week 3', 'Mon'. */
  label: string;
  /** How many orders. */
  orders: number;
}

/** The orders of one period. */
export interface OrderTrend {
  /** Which period: '2025', 'August 2025'. */
  title: string;
  /** In the order of time. */
  points: readonly TrendPoint[];
}

/** The figures of the four cards. */
export interface DashboardSummary {
  /** Orders placed to date. */
  totalOrders: number;
  /** Inquiries that wait for an answer. */
  pendingInquiries: number;
  /** Quotations that were sent and are not decided. */
  activeQuotations: number;
  /** From all orders to date, in paise; shown in ₹. */
  totalRevenue: Paise;
}

/** Something that happened. */
export interface DashboardActivity {
  /** Unique among them. */
  id: string;
  /** What it is about, which chooses the icon. */
  kind: 'order' | 'inquiry' | 'quotation' | 'service' | 'user';
  /** What happened, in a sentence. */
  text: string;
  /** When, in local time: `YYYY-MM-DDTHH:mm`. */
  at: string;
}

/** What the dashboard shows. */
export interface DashboardData {
  /** The figures of the four cards. */
  summary: DashboardSummary;
  /** The orders over time, for each period that can be chosen. */
  trends: Readonly<Record<TrendPeriod, OrderTrend>>;
  /** The newest first. A whole `AdminOrder` will do. */
  recentOrders: readonly Pick<AdminOrder, 'id' | 'pcbName' | 'status' | 'date'>[];
  /** What happened, the newest first. */
  activity: readonly DashboardActivity[];
}
