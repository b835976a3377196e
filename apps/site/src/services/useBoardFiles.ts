import type { MarkedPlace } from '@pcb/screens/quote/OrderDrawing';
import type { BoardFile, BoardReading, CorrectedLayers } from '@pcb/screens/readBoard';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';
import type { ReaderRequest } from './boardFiles.worker.ts';
import { lastBoard } from './ownBoards.ts';
import { endReaders, type KeptBoardFiles, noBoardFiles, type ServiceFormsStore } from './serviceForms.ts';

function dataSetsOf(reading: BoardReading | undefined): Partial<KeptBoardFiles> {
  const board = reading?.status === 'read' ? reading.board : reading?.status === 'reading' && reading.overview;
  return board ? { dataSets: board.dataSets, dataSet: board.dataSet } : {};
}

async function read(store: ServiceFormsStore, request: ReaderRequest) {
  const { files, dataSet } = request;
  const before = store.getState().boardFiles;
  before.stop();
  // A correction keeps the picture and its painter until the files have been read again.
  const isCorrection = before.files === files && before.dataSet === dataSet && before.reading.status === 'read';
  if (!isCorrection) before.stopPainting();
  const started: KeptBoardFiles = {
    ...(isCorrection ? before : { ...noBoardFiles, reading: { status: 'reading', progress: undefined } }),
    ...request,
    ...(before.files === files && { dataSets: before.dataSets }),
    stop: () => {},
  };
  store.setState({ boardFiles: started });
  const change = (changed: Partial<KeptBoardFiles>) =>
    store.setState(({ boardFiles }) => ({ boardFiles: { ...boardFiles, ...dataSetsOf(changed.reading), ...changed } }));
  const isCurrent = () => store.getState().boardFiles === started;
  try {
    const { readInWorker } = await import('./readInWorker.ts');
    if (!isCurrent()) return;
    const stop = readInWorker(request, (changed) => {
      const status = changed.reading?.status;
      if (status === undefined) change(changed);
      else if (status !== 'reading') {
        before.stopPainting();
        // The reader becomes the painter.
        change({ ...changed, stop: () => {}, stopPainting: stop });
      } else if (!isCorrection) change(changed);
    });
    store.setState({ boardFiles: { ...started, stop } });
  } catch {
    if (isCurrent()) change({ reading: { status: 'refused', reason: 'reader-ended' } });
  }
}

export function useChooseFiles() {
  const { serviceForms } = useSite();
  return (files: readonly BoardFile[]) => void read(serviceForms, { files, layers: {}, dataSet: undefined });
}

const useKept = <Part>(part: (kept: KeptBoardFiles) => Part): Part => {
  const { serviceForms } = useSite();
  return useDeferredValue(useStore(serviceForms, ({ boardFiles }) => part(boardFiles)));
};

const boardOf = ({ reading }: KeptBoardFiles) => {
  if (reading.status === 'reading') return reading.overview;
  return reading.status === 'read' ? reading.board : undefined;
};

export function useReadFiles() {
  const reading = useKept((kept) => (kept.reading.status === 'read' ? kept.reading : undefined));
  return {
    reading,
    board: useKept(boardOf),
    paint: useKept(({ paint }) => paint),
    markedPlace: useKept(({ markedPlace }) => markedPlace),
    chosen: useKept(({ chosen }) => chosen),
  };
}

export function useBoardFiles() {
  const { serviceForms, ownBoards } = useSite();
  const { files, layers, dataSets, dataSet, chosen, isFolded, reading, paint } = useKept((kept) => kept);
  const keep = (changed: Partial<KeptBoardFiles>) =>
    serviceForms.setState(({ boardFiles }) => ({ boardFiles: { ...boardFiles, ...changed } }));
  return {
    reading,
    paint,
    names: files.map(({ name }) => name),
    layers,
    dataSets,
    dataSet,
    onDataSetChange: (name: string) => void read(serviceForms, { files, layers, dataSet: name }),
    onFiles: useChooseFiles(),
    onLayersChange: (next: CorrectedLayers) => void read(serviceForms, { files, layers: next, dataSet }),
    onClear: () => {
      endReaders(serviceForms);
      serviceForms.setState({ boardFiles: noBoardFiles });
      void ownBoards.keep({ [lastBoard]: undefined });
    },
    chosen,
    onChosenChange: (index: number) => keep({ chosen: index }),
    isFolded,
    onFoldedChange: (folded: boolean) => keep({ isFolded: folded }),
    onShowPlace: (markedPlace: MarkedPlace) => keep({ markedPlace }),
  };
}
