import type { ReactNode } from 'react';
import type { useAdminEffects } from '../app/hooks/useAdminEffects.ts';

interface Respond {
  respond: (inquiry: { id: string; subject: string }) => void;
  dialog: ReactNode;
}

/** As specified, 'Respond' only shows a message. */
export const useRespond = ({ respond }: ReturnType<typeof useAdminEffects>): Respond => ({
  respond: ({ id }) => respond(id),
  dialog: null,
});
