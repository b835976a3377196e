import {
  type BoardFile,
  type BoardReading,
  type CorrectedLayers,
  painterOf,
  type PictureRequest,
  readBoard,
} from '@pcb/screens/readBoard';

/** What the worker is asked to read. */
export interface ReaderRequest {
  files: readonly BoardFile[];
  layers: CorrectedLayers;
}

/** In bytes, of all files as they were chosen: the limit of the reader, before a file fills the memory. */
const maxSize = 25_000_000;

async function read({ files, layers }: ReaderRequest): Promise<BoardReading> {
  if (files.reduce((sum, { file }) => sum + file.size, 0) > maxSize) return { status: 'refused', reason: 'too-large' };
  const input: { name: string; bytes: Uint8Array }[] = [];
  for (const { name, file } of files) {
    try {
      input.push({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
    } catch {
      return { status: 'refused', reason: 'file-unavailable', file: name };
    }
  }
  return readBoard(input, { layers, onProgress: (progress) => postMessage({ status: 'reading', progress }) });
}

let paint: ReturnType<typeof painterOf> | undefined;

onmessage = async ({ data }: MessageEvent<ReaderRequest | PictureRequest>) => {
  if ('files' in data) {
    const reading = await read(data);
    if (reading.status === 'read') paint = painterOf(reading.board);
    postMessage(reading);
  } else if (paint) {
    const image = paint(data);
    postMessage(image, { transfer: [image] });
  }
};
