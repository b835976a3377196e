'use client';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { type ReactNode, useRef } from 'react';
import { LoadFailed, type LoadFailedProps } from '../../shared/LoadFailed.tsx';
import type { Remote } from '../../shared/remote.ts';
import { pages } from './page.css.ts';

export interface RemotePageProps {
  data: Remote<unknown>;
  content: { title: string; loading: string; failed: LoadFailedProps['words'] };
  width: keyof typeof pages;
  /** Renders the page below its heading. Receives the error message when loading failed, otherwise `null`. */
  children: (failed: ReactNode) => ReactNode;
}

/** An admin page with remote data. Announces the loading state. */
export function RemotePage({ data, content, width, children }: RemotePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const failed =
    data.status === 'failed' ? (
      <Box surface="plain" border borderRadius="large">
        <LoadFailed words={content.failed} onRetry={data.onRetry} focusOnRetry={title} />
      </Box>
    ) : null;
  return (
    <div className={pages[width]}>
      <Heading ref={title} level={1} size="heading" id="page-title" tabIndex={-1}>
        {content.title}
      </Heading>
      <VisuallyHidden role="status">
        {data.status === 'loading' ? content.loading : null}
        {data.status === 'failed' ? content.failed.title : null}
      </VisuallyHidden>
      {children(failed)}
    </div>
  );
}
