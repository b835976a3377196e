'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import type { Side } from '@pcb/records/orderSteps';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useRef } from 'react';
import { busyIfStale } from '../remote/busyIfStale.ts';
import { LoadFailed, type LoadFailedProps } from '../remote/LoadFailed.tsx';
import type { Remote } from '../remote/remote.ts';
import { useRemoteAnnouncement } from '../remote/useRemoteAnnouncement.ts';
import { wrapping } from '../styles/wrapping.css.ts';
import { AdminPage } from './AdminPage.tsx';
import { BackLink, type BackLinkProps } from './BackLink.tsx';
import * as styles from './DetailPage.css.ts';
import { PageTitle } from './PageTitle.tsx';

interface DetailPageProps<Value> {
  /** `undefined` if there is nothing to show. */
  data: Remote<Value | undefined>;
  back: BackLinkProps | undefined;
  title: string;
  /** A button next to the title. */
  titleAction?: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  content: { loading: string; failed: LoadFailedProps['copy'] };
  /** Shown if the value is `undefined`. */
  none?: { title: string; text: string; action?: BackLinkProps };
  /** Whether the page is in the portal or in the admin area. @default 'customer' */
  viewer?: Side;
  children: (value: Value) => ReactNode;
}

/** The page of one loaded record, such as an order. */
export function DetailPage<Value>({
  data,
  back,
  title,
  titleAction,
  lead,
  content,
  none,
  viewer = 'customer',
  children,
}: DetailPageProps<Value>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(data, content);
  const value = data.status === 'ready' ? data.value : undefined;
  const rest = (
    <>
      {data.status === 'loading' ? (
        <Card aria-busy="true">
          <Skeleton lines={8} />
        </Card>
      ) : null}
      {data.status === 'failed' ? (
        <LoadFailed copy={content.failed} onRetry={data.onRetry} focusOnRetry={heading} />
      ) : null}
      {data.status === 'ready' && value === undefined && none ? (
        <Card padding="none">
          <EmptyState
            art={<EmptyFootprint />}
            title={none.title}
            action={none.action ? <ButtonLink href={none.action.href}>{none.action.label}</ButtonLink> : null}
          >
            {none.text}
          </EmptyState>
        </Card>
      ) : null}
      {value === undefined ? null : (
        <Stack gap="section" aria-busy={busyIfStale(data)}>
          {children(value)}
        </Stack>
      )}
    </>
  );
  if (viewer === 'business')
    return (
      <AdminPage
        title={title}
        titleRef={heading}
        back={back ? <BackLink {...back} /> : null}
        note={lead}
        tools={titleAction}
      >
        <Stack gap="section" className={styles.adminPage}>
          {rest}
        </Stack>
      </AdminPage>
    );
  return (
    <Stack gap="section" className={wrapping}>
      <Stack elementType="header" gap="medium">
        {back ? <BackLink {...back} /> : null}
        <Inline gap="small">
          <PageTitle ref={heading}>{title}</PageTitle>
          {titleAction}
        </Inline>
        {lead}
      </Stack>
      {rest}
    </Stack>
  );
}
