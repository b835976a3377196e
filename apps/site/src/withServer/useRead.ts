import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { read } from '../data/read.ts';

/** The last value stays until `reload` delivers. @param request Must be stable between renders. */
export function useRead<Value>(request: () => Promise<Value>): { remote: Remote<Value>; reload: () => void } {
  const [remote, setRemote] = useState<Remote<Value>>({ status: 'loading' });
  const [reads, setReads] = useState(0);
  const reload = () => {
    setRemote((last) => (last.status === 'ready' ? { ...last, isStale: true } : { status: 'loading' }));
    setReads((times) => times + 1);
  };

  useEffect(() => {
    let isCurrent = true;
    void read(request()).then((answer) => {
      if (isCurrent) setRemote(answer);
    });
    return () => void (isCurrent = false);
  }, [request, reads]);

  return { remote: remote.status === 'failed' ? { ...remote, onRetry: reload } : remote, reload };
}
