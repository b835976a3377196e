import type { BoardReading } from '@pcb/screens/readBoard';
import type { ReaderRequest } from './boardFiles.worker.ts';
import workerUrl from './boardFiles.worker.ts?worker&url';

/** In milliseconds. A reader reports more often, and ends after 20 s. A browser without memory ends it without a word. */
const silence = 60_000;

/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The URL of the worker, as the Content-Security-Policy asks for it. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('board-files', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

let url: string | undefined;

/** Reads files in a worker, and reports until the reading is over. Returns a function that ends it. */
export function readInWorker(request: ReaderRequest, onReading: (reading: BoardReading) => void): () => void {
  // A policy can be created once.
  url ??= trustedWorkerUrl();
  const worker = new Worker(url, { type: 'module' });
  let watchdog: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(watchdog);
    worker.terminate();
  };
  const fail = () => {
    stop();
    onReading({ status: 'refused', reason: 'reader-ended' });
  };
  const wait = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, silence);
  };
  worker.onmessage = ({ data }: MessageEvent<BoardReading>) => {
    if (data.status === 'reading') wait();
    else stop();
    onReading(data);
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  wait();
  worker.postMessage(request);
  return stop;
}
