'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { debounceTime } from '../hooks/useDebounced.ts';
import type { Remote } from './remote.ts';

export interface RemoteCopy {
  loading: string;
  failed: { title: string };
}

/** Announces that data is still loading, and that it could not be loaded. Data that loads at once is not announced. */
export function useRemoteAnnouncement(data: Remote<unknown>, copy: RemoteCopy) {
  const announce = useAnnounce();
  const text = data.status === 'loading' ? copy.loading : data.status === 'failed' ? copy.failed.title : '';
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => announce(text), debounceTime);
    return () => clearTimeout(timer);
  }, [announce, text]);
}
