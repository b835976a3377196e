import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Read } from '../../data/read.ts';
import { adminMessages } from '../../messages/admin.ts';
import { useRemote } from './useRemote.ts';
import { useSite } from './useSite.ts';

/**
 * `useRemote` for the page of a form. If loading the page again fails, a toast says so, and the form stays with what was
 * typed.
 */
export function useRemoteForm<Value>(loaded: Read<Value>): Remote<Value> {
  const { toasts } = useSite();
  const { pathname } = useLocation();
  const [last, setLast] = useState({ pathname, loaded });
  const isReloadFailed = loaded.status === 'failed' && last.loaded.status === 'ready' && last.pathname === pathname;
  if (last.loaded !== loaded && !isReloadFailed) setLast({ pathname, loaded });
  useEffect(() => {
    if (isReloadFailed) toasts.show({ ...adminMessages.notReloaded, tone: 'danger' });
  }, [isReloadFailed, loaded, toasts]);
  return useRemote(isReloadFailed ? last.loaded : loaded);
}
