import type { BoardFile, CorrectedLayers } from '@pcb/screens/readBoard';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';
import { noBoardFiles, type ServiceFormsStore } from './serviceForms.ts';

/** Reads the files in a worker, whose code loads with the first file. What was being read before is given up. */
async function read(store: ServiceFormsStore, files: readonly BoardFile[], layers: CorrectedLayers) {
  const before = store.getState().boardFiles;
  before.stop();
  // A correction keeps the picture until the files have been read again.
  const isCorrection = before.files === files && before.reading.status === 'read';
  const started = {
    ...(isCorrection ? before : noBoardFiles),
    files,
    layers,
    reading: isCorrection ? before.reading : ({ status: 'reading', progress: undefined } as const),
    stop: () => {},
  };
  store.setState({ boardFiles: started });
  const report = (reading: typeof before.reading) =>
    store.setState(({ boardFiles }) => ({
      boardFiles: isCorrection && reading.status === 'reading' ? boardFiles : { ...boardFiles, reading },
    }));
  const isCurrent = () => store.getState().boardFiles === started;
  try {
    const { readInWorker } = await import('./readInWorker.ts');
    if (!isCurrent()) return;
    const stop = readInWorker({ files, layers }, report);
    store.setState({ boardFiles: { ...started, stop } });
  } catch {
    if (isCurrent()) report({ status: 'refused', reason: 'reader-ended' });
  }
}

/** The customer's fabrication files, kept for the visit, with what a screen asks for. */
export function useBoardFiles() {
  const { serviceForms } = useSite();
  const { files, layers, chosen, reading } = useStore(serviceForms, (typed) => typed.boardFiles);
  return {
    state: {
      reading,
      names: files.map(({ name }) => name),
      layers,
      onFiles: (next: readonly BoardFile[]) => void read(serviceForms, next, {}),
      onLayersChange: (next: CorrectedLayers) => void read(serviceForms, files, next),
      onClear: () => {
        serviceForms.getState().boardFiles.stop();
        serviceForms.setState({ boardFiles: noBoardFiles });
      },
      chosen,
      onChosenChange: (index: number) =>
        serviceForms.setState(({ boardFiles }) => ({ boardFiles: { ...boardFiles, chosen: index } })),
    },
    figures: reading.status === 'read' ? (reading.figures[chosen] ?? reading.figures[0]) : undefined,
  };
}
