'use client';
import { Card } from '@pcb/ui/Card';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useRef } from 'react';
import { Section, type SectionProps } from '../components/Section.tsx';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.ts';
import { busyIfStale } from './busyIfStale.ts';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
import type { Remote } from './remote.ts';
import { useRemoteAnnouncement } from './useRemoteAnnouncement.ts';

interface RemoteSectionProps<Row> extends Omit<SectionProps, 'title' | 'children'> {
  rows: Remote<readonly Row[]>;
  content: { title: string; loading: string; failed: LoadFailedProps['copy'] };
  /** The lines of the placeholder while the rows load. */
  lines: number;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A section with a list that is loaded. It takes the focus when the row that had it is removed. */
export function RemoteSection<Row extends { id: string }>({
  rows,
  content,
  lines,
  children,
  ...section
}: RemoteSectionProps<Row>) {
  useRemoteAnnouncement(rows, content);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, rows.status === 'ready' ? rows.value : []);
  return (
    <Section title={content.title} {...section}>
      <div
        ref={list}
        role="group"
        aria-label={content.title}
        tabIndex={-1}
        aria-busy={rows.status === 'loading' || busyIfStale(rows)}
      >
        {rows.status === 'failed' ? (
          <LoadFailed copy={content.failed} headingLevel={3} onRetry={rows.onRetry} focusOnRetry={list} />
        ) : rows.status === 'loading' ? (
          <Card padding="large">
            <Skeleton lines={lines} />
          </Card>
        ) : (
          <Stack gap="medium">{children(rows.value)}</Stack>
        )}
      </div>
    </Section>
  );
}
