import type { Sending } from '@pcb/screens/remote';
import { useState } from 'react';
import { Refused } from '../data/refused.ts';
import { notSaved } from '../messages/notSaved.ts';

/**
 * Sends what was typed into a form. `sending` is for the screen; `send` resolves to whether the data source accepted it.
 * `lost` is the problem that the form shows when there was no answer.
 */
export function useSending(lost: string = notSaved) {
  const [sending, setSending] = useState<Sending>({});
  const send = async (write: () => Promise<void>): Promise<boolean> => {
    setSending({ isSaving: true });
    try {
      await write();
      setSending({});
      return true;
    } catch (error) {
      setSending({ problems: error instanceof Refused ? error.problems : { general: lost } });
      return false;
    }
  };
  return { sending, send, forget: () => setSending({}) };
}
