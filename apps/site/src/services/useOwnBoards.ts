import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';
import type { KeptBoards } from './ownBoards.ts';

/** The customer's boards of this visit. The first render has none of an earlier page, as the prerendered one. */
export function useOwnBoards(): KeptBoards {
  const { ownBoards } = useSite();
  useEffect(() => void ownBoards.load(), [ownBoards]);
  return useStore(ownBoards.state);
}

/** Lines or orders with the customer's boards of this visit. */
export const withBoards = <Row extends { id: string }>(rows: readonly Row[], boards: KeptBoards) =>
  rows.map((row) => (boards[row.id] ? { ...row, board: boards[row.id] } : row));
