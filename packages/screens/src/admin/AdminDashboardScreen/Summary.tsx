import { Skeleton } from '@pcb/ui/Skeleton';
import { formatCount, formatRupees } from '../../shared/format/money.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardSummary } from './dashboard.ts';

export interface SummaryProps {
  /** The figures; `null` while they load. */
  summary: DashboardSummary | null;
  content: AdminDashboardContent['summary'];
}

/** The four summary cards. */
export function Summary({ summary, content }: SummaryProps) {
  const cards = [
    { words: content.totalOrders, figure: summary && formatCount(summary.totalOrders) },
    { words: content.pendingInquiries, figure: summary && formatCount(summary.pendingInquiries) },
    { words: content.activeQuotations, figure: summary && formatCount(summary.activeQuotations) },
    { words: content.totalRevenue, figure: summary && formatRupees(summary.totalRevenue) },
  ];
  return (
    <section aria-label={content.title} className={styles.summarySection}>
      <dl className={styles.summary}>
        {cards.map(({ words, figure }) => (
          <div key={words.title} className={styles.card}>
            <dt className={styles.cardTitle}>{words.title}</dt>
            <dd className={styles.cardFigure}>{figure ?? <Skeleton width="5ch" height="1.25em" />}</dd>
            <dd className={styles.cardDescription}>{words.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
