'use client';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { useRef } from 'react';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { LatestOrders, NewsSkeleton, WaitingTasks } from './DashboardNews.tsx';
import { dashboardContent, type DashboardContent } from './DashboardScreen.content.ts';
import * as styles from './DashboardScreen.css.ts';
import { DashboardTileItem } from './DashboardTileItem.tsx';
import type { CustomerOverview } from './overview.ts';

export { dashboardContent, type DashboardContent } from './DashboardScreen.content.ts';
export type { CustomerOrder } from '../private/customerOrder.ts';
export type { CustomerOverview, WaitingTask } from './overview.ts';

export interface DashboardScreenProps extends WithContent<DashboardContent> {
  /** The signed-in customer's name, for the greeting. */
  userName: string;
  /** The counts, the latest orders and the tasks waiting for the customer. */
  overview: Remote<CustomerOverview>;
}

/**
 * The customer dashboard: latest orders, tasks waiting for the customer, and tiles with counts, which show at once.
 *
 * @example <DashboardScreen userName={user.name} overview={{ status: 'ready', value: overview }} />
 */
export function DashboardScreen({ userName, overview, content = dashboardContent }: DashboardScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(overview, content);
  const value = overview.status === 'ready' ? overview.value : null;
  return (
    <Stack gap="section">
      <Stack elementType="header" gap="small" className={wrapping}>
        <Eyebrow>{content.label}</Eyebrow>
        <PageTitle ref={title}>{content.greeting(userName)}</PageTitle>
      </Stack>
      {overview.status === 'failed' ? (
        <LoadFailed copy={content.failed} onRetry={overview.onRetry} focusOnRetry={title} />
      ) : (
        <Grid
          columns={{ phone: 1, desktop: 2 }}
          gap="xxlarge"
          aria-busy={overview.status === 'loading' || busyIfStale(overview)}
        >
          {value ? (
            <>
              <LatestOrders orders={value.latestOrders} content={content.latest} />
              <WaitingTasks tasks={value.waiting} content={content.waiting} />
            </>
          ) : (
            <NewsSkeleton />
          )}
        </Grid>
      )}
      <div className={styles.groups}>
        {content.groups.map((group) => (
          <Stack elementType="section" key={group.id} gap="medium" aria-labelledby={`group-${group.id}`}>
            <Heading level={2} size="small" id={`group-${group.id}`}>
              {group.title}
            </Heading>
            <ul className={styles.tiles}>
              {group.tiles.map((tile) => (
                <DashboardTileItem key={tile.id} tile={tile} counts={value?.counts ?? {}} content={content} />
              ))}
            </ul>
          </Stack>
        ))}
      </div>
    </Stack>
  );
}
