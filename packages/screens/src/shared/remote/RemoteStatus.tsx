import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import type { Remote } from './remote.ts';

export interface RemoteStatusProps {
  data: Remote<unknown>;
  words: { loading: string; failed: { title: string } };
  /** Further announcements. */
  children?: ReactNode;
}

/** Announces to screen readers that data is loading or could not be loaded. */
export function RemoteStatus({ data, words, children }: RemoteStatusProps) {
  return (
    <VisuallyHidden elementType="div" role="status">
      {data.status === 'loading' ? <span>{words.loading}</span> : null}
      {data.status === 'failed' ? <span>{words.failed.title}</span> : null}
      {children}
    </VisuallyHidden>
  );
}
