import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';
import type { KeptBoards } from './ownBoards.ts';

/** As in the prerendered page, the first render has no boards of earlier pages. */
export function useOwnBoards(): KeptBoards {
  const { ownBoards } = useSite();
  useEffect(() => void ownBoards.load(), [ownBoards]);
  return useStore(ownBoards.state);
}

export const withBoards = <Row extends { id: string }>(rows: readonly Row[], boards: KeptBoards) =>
  rows.map((row) => (boards[row.id] ? { ...row, board: boards[row.id] } : row));
