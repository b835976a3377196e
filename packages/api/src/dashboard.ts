/** The figures of the admin dashboard. The client adds sentences and month names. */
import { sections } from '@pcb/records/kinds';
import { z } from 'zod';
import { latestOrder } from './account.ts';
import { routesFor } from './route.ts';
import { count, day, paise } from './values.ts';

const trend = z.array(z.object({ from: day, orders: count.nullable() }));

const activity = z.object({
  id: z.string(),
  kind: z.enum(sections),
  action: z.enum(['place', 'register', 'add', 'edit', 'set status', 'remove']),
  /** The record's reference, such as '#1234', or the name of a user or service. */
  record: z.string(),
  /** The new status, after a change of status. */
  status: z.string().nullable(),
  actor: z.string(),
  /** In the time zone of the business, as YYYY-MM-DDTHH:mm. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
});

const workGroups = ['answer', 'check', 'dispatch', 'overdue', 'unpaid'] as const;

const work = z.array(
  z.object({
    group: z.enum(workGroups),
    /** Whether there may be more than these. */
    isMinimum: z.boolean(),
    /** At most 100, oldest first. */
    items: z.array(
      z.object({
        kind: z.enum(['orders', 'quotations', 'inquiries']),
        id: z.string(),
        about: z.string(),
        /** The day of receipt, or the due day. */
        since: day,
      }),
    ),
  }),
);

export const dashboard = z.object({
  summary: z.object({
    totalOrders: count,
    pendingInquiries: count,
    /** The number of quotations that are waiting for a decision. */
    activeQuotations: count,
    /** The revenue from all orders, before tax. */
    totalRevenue: paise,
  }),
  /** The months of this year, the weeks of this month from its first day, and the days of this week from Monday. */
  trends: z.object({ year: trend, month: trend, week: trend }),
  recentOrders: z.array(latestOrder),
  /** The work list: questions to answer, orders to check and to dispatch, overdue orders and unpaid invoices. */
  work,
  activity: z.array(activity),
});

export type Dashboard = z.output<typeof dashboard>;

export const dashboardRoutes = routesFor('read', {
  'GET /api/admin/dashboard': {
    does: 'the figures, orders over time, latest orders and events, and the work list',
    reply: dashboard,
  },
});
