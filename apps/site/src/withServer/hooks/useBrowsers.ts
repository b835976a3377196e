import type { SignedInBrowser } from '@pcb/api/security';
import { useState } from 'react';
import { useRead } from '../../app/hooks/useRead.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import { failureToast } from '../../effects/failureToast.ts';
import type { Access } from '../data/access.ts';
import { accessMessages } from '../messages/messages.ts';

export function useBrowsers(access: Access) {
  const { toasts } = useSite();
  const { remote, reload } = useRead(access.browsers);
  const [last, setLast] = useState({ id: '', isSending: false });
  // The button stays pending until the row is gone.
  const isEnding = last.isSending || (remote.status === 'ready' && remote.isStale === true);
  const end = async (id: string, request: () => Promise<unknown>, done: string) => {
    setLast({ id, isSending: true });
    try {
      await request();
      toasts.show({ title: done, tone: 'success' });
      reload();
    } catch (error) {
      toasts.show(failureToast(accessMessages.notEnded, error));
    }
    setLast({ id, isSending: false });
  };
  return {
    reload,
    list: {
      browsers: remote,
      ending: isEnding ? last.id : undefined,
      onEnd: ({ id }: SignedInBrowser) => void end(id, () => access.endBrowser(id), accessMessages.browserEnded),
      onEndOthers: () => void end('others', access.endOtherBrowsers, accessMessages.othersEnded),
    },
  };
}
