'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { settleTime } from '../useSettled.ts';
import type { Remote } from './remote.ts';

export interface RemoteWords {
  loading: string;
  failed: { title: string };
}

/** Announces that data is still loading, and that it could not be loaded. What loads at once is not announced. */
export function useRemoteAnnouncement(data: Remote<unknown>, words: RemoteWords) {
  const announce = useAnnounce();
  const text = data.status === 'loading' ? words.loading : data.status === 'failed' ? words.failed.title : '';
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => announce(text), settleTime);
    return () => clearTimeout(timer);
  }, [announce, text]);
}
