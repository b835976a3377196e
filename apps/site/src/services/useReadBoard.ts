import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { OwnBoard } from '@pcb/screens/ownBoard';
import type * as Tracing from '@pcb/screens/traceBoard';
import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../app/hooks/useSite.ts';
import { lastBoard } from './ownBoards.ts';
import { useReadFiles } from './useBoardFiles.ts';

/** The board of the customer's files in the colours of a form. Stores it as the last one. */
export function useReadBoard(service: ServiceTab, forms: ServiceForms): OwnBoard | undefined {
  const { ownBoards } = useSite();
  const { reading, chosen } = useReadFiles();
  const [tracing, setTracing] = useState<typeof Tracing>();
  const isRead = reading !== undefined;
  useEffect(() => {
    // If its code cannot be loaded, the pages show their samples.
    if (isRead) import('@pcb/screens/traceBoard').then(setTracing, () => {});
  }, [isRead]);
  const traced = useMemo(
    () => (tracing && reading ? tracing.traceBoard(reading.board, chosen) : undefined),
    [tracing, reading, chosen],
  );
  // A string, because most changes of a form do not change the colours.
  const look = JSON.stringify(
    service === 'fab' || service === 'flex'
      ? tracing?.lookOfFiles({ service, values: forms[service] } as Tracing.DrawnOrder)
      : undefined,
  );
  const board = useMemo<OwnBoard | undefined>(
    () => (traced && look !== undefined ? { ...traced, look: JSON.parse(look) as OwnBoard['look'] } : undefined),
    [traced, look],
  );
  useEffect(() => {
    if (board) void ownBoards.keep({ [lastBoard]: board });
  }, [board, ownBoards]);
  return board;
}
