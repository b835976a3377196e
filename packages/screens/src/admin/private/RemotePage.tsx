'use client';
import { Box } from '@pcb/ui/Box';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { type ReactNode, useRef } from 'react';
import { LoadFailed, type LoadFailedProps } from '../../shared/LoadFailed.tsx';
import type { Remote } from '../../shared/remote.ts';
import { AdminPage } from './AdminPage.tsx';

export interface RemotePageProps {
  data: Remote<unknown>;
  content: { title: string; loading: string; failed: LoadFailedProps['words'] };
  /** Renders the page below its heading. Receives the error message when loading failed, otherwise `null`. */
  children: (failed: ReactNode) => ReactNode;
}

/** An admin page with remote data. Announces the loading state. */
export function RemotePage({ data, content, children }: RemotePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const failed =
    data.status === 'failed' ? (
      <Box surface="plain" hasBorder borderRadius="large">
        <LoadFailed words={content.failed} onRetry={data.onRetry} focusOnRetry={title} />
      </Box>
    ) : null;
  return (
    <AdminPage title={content.title} titleRef={title}>
      <VisuallyHidden role="status">
        {data.status === 'loading' ? content.loading : null}
        {data.status === 'failed' ? content.failed.title : null}
      </VisuallyHidden>
      {children(failed)}
    </AdminPage>
  );
}
