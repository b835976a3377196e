import type { Sending } from '@pcb/screens/remote';
import { useState } from 'react';
import { RejectedWriteError } from '../../data/rejectedWriteError.ts';
import { notSaved } from '../../messages/common.ts';

/**
 * Submits a form. `sending` is for the screen; `send` resolves to whether the data source accepted the write.
 * `generalProblem` is shown when the data source does not say what is wrong.
 */
export function useSending(generalProblem: string = notSaved) {
  const [sending, setSending] = useState<Sending>({});
  const send = async (write: () => Promise<void>): Promise<boolean> => {
    setSending({ isSaving: true });
    try {
      await write();
      setSending({});
      return true;
    } catch (error) {
      setSending({ problems: error instanceof RejectedWriteError ? error.problems : { general: generalProblem } });
      return false;
    }
  };
  return { sending, send, reset: () => setSending({}) };
}
