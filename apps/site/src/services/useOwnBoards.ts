import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';
import type { KeptBoards } from './ownBoards.ts';

/** The first render excludes the boards of earlier pages, to match the prerendered page. */
export function useOwnBoards(): KeptBoards {
  const { ownBoards } = useSite();
  useEffect(() => void ownBoards.load(), [ownBoards]);
  return useStore(ownBoards.state);
}

export const withBoards = <Row extends { id: string }>(rows: readonly Row[], boards: KeptBoards) =>
  rows.map((row) => (boards[row.id] ? { ...row, board: boards[row.id] } : row));
