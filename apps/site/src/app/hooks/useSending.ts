import type { Sending } from '@pcb/screens/remote';
import { useState } from 'react';
import { notSaved } from '../../messages/common.ts';
import { problemsOf } from '../../messages/refusals.ts';

/** `send` resolves to whether the write was accepted. `generalProblem` is shown if the data source gives no reason. */
export function useSending(generalProblem: string = notSaved) {
  const [sending, setSending] = useState<Sending>({});
  const send = async (write: () => Promise<void>): Promise<boolean> => {
    setSending({ isSaving: true });
    try {
      await write();
      setSending({});
      return true;
    } catch (error) {
      setSending({ problems: problemsOf(error, generalProblem) });
      return false;
    }
  };
  return { sending, send, reset: () => setSending({}) };
}
