import type { Remote } from '@pcb/screens/remote';
import { useEffect, useRef, useState } from 'react';
import { startReading } from '../../data/read.ts';
import { notReloaded } from '../../messages/common.ts';
import { useSite } from './useSite.ts';

/**
 * The last value stays until `reload` delivers. If that fails, a toast reports it.
 *
 * @param request Must be stable between renders.
 */
export function useRead<Value>(request: () => Promise<Value>): { remote: Remote<Value>; reload: () => void } {
  const { toasts } = useSite();
  const [remote, setRemote] = useState<Remote<Value>>({ status: 'loading' });
  const [reads, setReads] = useState(0);
  const hasValue = useRef(false);
  const reload = () => {
    setRemote((last) => (last.status === 'ready' ? { ...last, isStale: true } : { status: 'loading' }));
    setReads((times) => times + 1);
  };

  useEffect(
    () =>
      startReading(request, (result) => {
        // The value has the dialogs and the input of the user, which an error instead of it would discard.
        if (result.status === 'failed' && hasValue.current) {
          setRemote((last) => (last.status === 'ready' ? { ...last, isStale: false } : last));
          toasts.show({ ...notReloaded, tone: 'danger' });
          return;
        }
        hasValue.current = result.status === 'ready';
        setRemote(result);
      }),
    [request, reads, toasts],
  );

  return { remote: remote.status === 'failed' ? { ...remote, onRetry: reload } : remote, reload };
}
