import { Skeleton } from '@pcb/ui/Skeleton';
import { Sparkline } from '@pcb/ui/Sparkline';
import { formatCount, formatRupees } from '../../shared/format/money.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardSummary } from './dashboard.ts';

export interface SummaryProps {
  /** The figures; `null` while they load. */
  summary: DashboardSummary | null;
  /** The numbers of orders of the year, which the chart has too. */
  orders: readonly number[];
  content: AdminDashboardContent['summary'];
}

/** The four summary cards. */
export function Summary({ summary, orders, content }: SummaryProps) {
  const cards = [
    { words: content.totalOrders, figure: summary && formatCount(summary.totalOrders), course: orders },
    { words: content.pendingInquiries, figure: summary && formatCount(summary.pendingInquiries) },
    { words: content.activeQuotations, figure: summary && formatCount(summary.activeQuotations) },
    { words: content.totalRevenue, figure: summary && formatRupees(summary.totalRevenue) },
  ];
  return (
    <section aria-label={content.title} className={styles.summarySection}>
      <dl className={styles.summary}>
        {cards.map(({ words, figure, course = [] }) => (
          <div key={words.title} className={styles.card}>
            <dt className={styles.cardTitle}>{words.title}</dt>
            <dd className={styles.cardFigure}>
              {figure ?? <Skeleton width="5ch" height="1.25em" />}
              {course.length > 1 ? <Sparkline values={course} className={styles.cardCourse} /> : null}
            </dd>
            <dd className={styles.cardDescription}>{words.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
