import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Read } from '../../data/read.ts';
import { notReloaded } from '../../messages/common.ts';
import { useRemote } from './useRemote.ts';
import { useSite } from './useSite.ts';

/** `useRemote` for a form: if loading fails again, a toast reports it, and the form keeps its input. */
export function useRemoteForm<Value>(loaded: Read<Value>): Remote<Value> {
  const { toasts } = useSite();
  const { pathname } = useLocation();
  const [last, setLast] = useState({ pathname, loaded });
  const isReloadFailed = loaded.status === 'failed' && last.loaded.status === 'ready' && last.pathname === pathname;
  if (last.loaded !== loaded && !isReloadFailed) setLast({ pathname, loaded });
  useEffect(() => {
    if (isReloadFailed) toasts.show({ ...notReloaded, tone: 'danger' });
  }, [isReloadFailed, loaded, toasts]);
  return useRemote(isReloadFailed ? last.loaded : loaded);
}
