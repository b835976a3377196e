'use client';
import { Card } from '@pcb/ui/Card';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useRef } from 'react';
import { Section, type SectionProps } from '../components/Section.tsx';
import { useFocusAfterRemoval } from '../hooks/useFocusAfterRemoval.ts';
import { busyIfStale } from './busyIfStale.ts';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
import type { Remote } from './remote.ts';
import { useRemoteAnnouncement } from './useRemoteAnnouncement.ts';

interface RemoteSectionProps<Value> extends Omit<SectionProps, 'title' | 'children'> {
  data: Remote<Value>;
  /** What a change may remove, such as rows or buttons. The section takes the focus when one is removed that had it. */
  removable: (value: Value) => readonly { id: string }[];
  content: { title: string; loading: string; failed: LoadFailedProps['copy'] };
  /** The lines of the placeholder while the data loads. */
  lines: number;
  children: (value: Value) => ReactNode;
}

/** A section with a list or a record that is loaded. */
export function RemoteSection<Value>({
  data,
  removable,
  content,
  lines,
  children,
  ...section
}: RemoteSectionProps<Value>) {
  useRemoteAnnouncement(data, content);
  const body = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(body, data.status === 'ready' ? removable(data.value) : []);
  return (
    <Section title={content.title} {...section}>
      <div
        ref={body}
        role="group"
        aria-label={content.title}
        tabIndex={-1}
        aria-busy={data.status === 'loading' || busyIfStale(data)}
      >
        {data.status === 'failed' ? (
          <LoadFailed copy={content.failed} headingLevel={3} onRetry={data.onRetry} focusOnRetry={body} />
        ) : data.status === 'loading' ? (
          <Card padding="large">
            <Skeleton lines={lines} />
          </Card>
        ) : (
          <Stack gap="medium">{children(data.value)}</Stack>
        )}
      </div>
    </Section>
  );
}
