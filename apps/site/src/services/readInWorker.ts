import type { BoardFilesState, BoardReading, ReadingBoard } from '@pcb/screens/readBoard';
import type { PaintBoard } from '@pcb/screens/readBoardInSteps';
import type { ReaderRequest } from './boardFiles.worker.ts';
import workerUrl from './boardFiles.worker.ts?worker&url';

/** In ms. A reader reports more often and ends after 20 s. If memory runs out, the browser ends it silently. */
const silence = 60_000;

/** The used part of the Trusted Types API, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('board-files', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

export type ReportedReading = Partial<Pick<BoardFilesState, 'reading' | 'paint'>>;

let url: string | undefined;

/** Reads files in a worker and reports progress. The worker paints the result until it is stopped. */
export function readInWorker(request: ReaderRequest, report: (kept: ReportedReading) => void): () => void {
  // A policy can be created once.
  url ??= trustedWorkerUrl();
  const worker = new Worker(url, { type: 'module' });
  let watchdog: ReturnType<typeof setTimeout>;
  let isRead = false;
  let reading: ReadingBoard = { status: 'reading', progress: undefined };
  const waiting: ((image: ImageBitmap) => void)[] = [];
  const stop = () => {
    clearTimeout(watchdog);
    worker.terminate();
  };
  const fail = () => {
    stop();
    report(isRead ? { paint: undefined } : { reading: { status: 'refused', reason: 'reader-ended' } });
  };
  const wait = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, silence);
  };
  const paint: PaintBoard = (picture) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      wait();
      worker.postMessage(picture);
    });
  worker.onmessage = ({ data }: MessageEvent<BoardReading | ImageBitmap>) => {
    clearTimeout(watchdog);
    if (data instanceof ImageBitmap) waiting.shift()?.(data);
    else if (data.status === 'read') {
      isRead = true;
      report({ reading: data, paint });
    } else if (data.status === 'reading') {
      wait();
      const { progress = reading.progress, overview = reading.overview } = data;
      reading = { status: 'reading', progress, overview };
      report({ reading, ...(overview && { paint }) });
    } else {
      stop();
      report({ reading: data });
    }
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  wait();
  worker.postMessage(request);
  return stop;
}
