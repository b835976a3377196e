import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Stack } from '@pcb/ui/Stack';
import { CircuitBoard, FileText, type LucideIcon, MessageSquareText, UserRound, Wrench } from 'lucide-react';
import { formatDateTime } from '../../shared/format/formatDate.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardActivity } from './dashboard.ts';

const icons: Record<DashboardActivity['kind'], LucideIcon> = {
  order: CircuitBoard,
  inquiry: MessageSquareText,
  quotation: FileText,
  service: Wrench,
  user: UserRound,
};

export interface RecentActivityProps {
  activity: readonly DashboardActivity[];
  empty: { title: string; text: string };
}

export function RecentActivity({ activity, empty }: RecentActivityProps) {
  if (activity.length === 0)
    return (
      <EmptyState art={<EmptyFootprint />} headingLevel={3} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <Stack elementType="ol" gap="none">
      {activity.map(({ id, kind, text, at }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className={styles.event}>
            <span className={styles.eventIcon}>
              <Icon size={16} aria-hidden="true" />
            </span>
            <Stack elementType="span" gap="hairline" className={styles.eventText}>
              <span>{text}</span>
              <time dateTime={at} className={styles.eventTime}>
                {formatDateTime(at)}
              </time>
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
