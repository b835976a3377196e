import type { Paise } from '@pcb/quoting/money';
import type { AdminOrder } from '../Orders/orders.ts';

export const trendPeriods = ['year', 'month', 'week'] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

export interface TrendPoint {
  /** The month, week or day, short enough for an axis label: 'Aug', 'Week 3', 'Mon'. */
  label: string;
  /** `null` if the month, week or day has not begun. */
  orders: number | null;
}

export interface OrderTrend {
  /** The period: '2025', 'August 2025'. */
  title: string;
  /** In chronological order. */
  points: readonly TrendPoint[];
}

export interface DashboardSummary {
  totalOrders: number;
  pendingInquiries: number;
  activeQuotations: number;
  /** Revenue from all orders to date, in paise; shown in ₹. */
  totalRevenue: Paise;
}

export interface DashboardActivity {
  id: string;
  kind: 'order' | 'inquiry' | 'quotation' | 'service' | 'user';
  text: string;
  /** Local time, as `YYYY-MM-DDTHH:mm`. */
  at: string;
}

/** A group of the work list. */
export interface DashboardWork {
  group: 'answer' | 'check' | 'dispatch' | 'overdue' | 'unpaid';
  /** Whether there are more than these. @default false */
  isMinimum?: boolean;
  /** Oldest first. The list shows five until the user expands it. */
  items: readonly {
    id: string;
    about: string;
    /** The day of receipt, or the due day, as `YYYY-MM-DD`. */
    since: string;
    href: string;
  }[];
}

export interface DashboardData {
  summary: DashboardSummary;
  trends: Readonly<Record<TrendPeriod, OrderTrend>>;
  /** Newest first. Accepts `AdminOrder` records. */
  recentOrders: readonly Pick<AdminOrder, 'id' | 'pcbName' | 'status' | 'date'>[];
  activity: readonly DashboardActivity[];
  /** The work list. @default none */
  work?: readonly DashboardWork[];
}
