import type { Dashboard } from '@pcb/api/dashboard';
import { numberOf } from '@pcb/records/numberOf';
import type { DashboardData } from '@pcb/screens/admin/AdminDashboardScreen';
import type { DashboardFigures } from '../../data/dashboard.ts';
import { detailsHref } from '../../url/useListState.ts';
import { activitySentences, trendTexts } from '../messages/dashboardMessages.ts';
import type { ServerRequest } from './request.ts';

type Event = Dashboard['activity'][number];

type Activity = DashboardData['activity'][number];

function activityOf(event: Event, kind: Activity['kind']): Activity {
  return { id: event.id, kind, text: activitySentences[event.action](event, `${kind} ${event.record}`), at: event.at };
}

// British English abbreviates September to four letters.
const dayText = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(day));
};
const month = dayText({ month: 'short' });
const year = dayText({ year: 'numeric' });
const monthOfYear = dayText({ month: 'long', year: 'numeric' });
const weekday = dayText({ weekday: 'short' });

type Points = Dashboard['trends']['year'];

const trendOf = (points: Points, title: (day: string) => string, label: (day: string, index: number) => string) => ({
  title: points[0] ? title(points[0].from) : '',
  points: points.map(({ from, orders }, index) => ({ label: label(from, index), orders })),
});

type Work = Dashboard['work'][number];

/** The page of a record. Inquiries have only a details panel in their list. */
function pageOf(group: Work['group'], kind: Work['items'][number]['kind'], id: string) {
  if (group === 'unpaid') return `/admin/orders/payment/${numberOf(id)}`;
  return kind === 'inquiries' ? detailsHref('/admin/inquiries', id) : `/admin/${kind}/edit/${encodeURIComponent(id)}`;
}

export const serverDashboard = (request: ServerRequest): DashboardFigures => ({
  read: async () => {
    const [{ value }, { recordKinds }] = await Promise.all([
      request('GET /api/admin/dashboard'),
      import('@pcb/screens/admin/records'),
    ]);
    const { summary, trends, recentOrders, work, activity } = value;
    return {
      summary,
      trends: {
        year: trendOf(trends.year, year, month),
        month: trendOf(trends.month, monthOfYear, (_, index) => trendTexts.week(index + 1)),
        week: trendOf(trends.week, () => trendTexts.currentWeek, weekday),
      },
      recentOrders,
      work: work.map(({ group, isMinimum, items }) => ({
        group,
        isMinimum,
        items: items.map(({ kind, ...item }) => ({ ...item, href: pageOf(group, kind, item.id) })),
      })),
      activity: activity.map((event) => activityOf(event, recordKinds[event.kind].one)),
    };
  },
});
