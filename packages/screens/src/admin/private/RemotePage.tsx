'use client';
import { type ReactNode, useRef } from 'react';
import { AdminPage } from '../../shared/components/AdminPage.tsx';
import { LoadFailed, type LoadFailedProps } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';

export interface RemotePageProps {
  data: Remote<unknown>;
  content: { title: string; loading: string; failed: LoadFailedProps['copy'] };
  /** Renders the page below its heading. Receives the error message if loading failed, otherwise `null`. */
  children: (failed: ReactNode) => ReactNode;
}

/** An admin page with remote data. Announces the loading state. */
export function RemotePage({ data, content, children }: RemotePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(data, content);
  const failed =
    data.status === 'failed' ? <LoadFailed copy={content.failed} onRetry={data.onRetry} focusOnRetry={title} /> : null;
  return (
    <AdminPage title={content.title} titleRef={title}>
      {children(failed)}
    </AdminPage>
  );
}
