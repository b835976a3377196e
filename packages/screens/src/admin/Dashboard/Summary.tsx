import { Money } from '@pcb/ui/Money';
import { NumberText } from '@pcb/ui/NumberText';
import { Skeleton } from '@pcb/ui/Skeleton';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardSummary } from './dashboard.ts';

export interface SummaryProps {
  /** `null` while they load. */
  summary: DashboardSummary | null;
  content: AdminDashboardContent['summary'];
}

export function Summary({ summary, content }: SummaryProps) {
  const cards = [
    { copy: content.totalOrders, figure: summary && <NumberText value={summary.totalOrders} /> },
    { copy: content.pendingInquiries, figure: summary && <NumberText value={summary.pendingInquiries} /> },
    { copy: content.activeQuotations, figure: summary && <NumberText value={summary.activeQuotations} /> },
    { copy: content.totalRevenue, figure: summary && <Money value={summary.totalRevenue} /> },
  ];
  return (
    <section aria-label={content.title} className={styles.summarySection}>
      <dl className={styles.summary}>
        {cards.map(({ copy, figure }) => (
          <div key={copy.title} className={styles.card}>
            <dt className={styles.cardTitle}>{copy.title}</dt>
            <dd className={styles.cardFigure}>{figure ?? <Skeleton width="5ch" height="1.25em" />}</dd>
            <dd className={styles.cardDescription}>{copy.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
