import type { BoardFile, BoardReading, CorrectedLayers } from '@pcb/screens/readBoard';
import { painterOf, type PictureRequest, readBoardInSteps } from '@pcb/screens/readBoardInSteps';

export interface ReaderRequest {
  files: readonly BoardFile[];
  layers: CorrectedLayers;
  dataSet: string | undefined;
}

/** In bytes, of all chosen files: the reader's limit, before a file exhausts memory. */
const maxSize = 25_000_000;

let paint: ReturnType<typeof painterOf> | undefined;

const report = (reading: BoardReading) => postMessage(reading);

async function read({ files, layers, dataSet }: ReaderRequest): Promise<BoardReading> {
  if (files.reduce((sum, { file }) => sum + file.size, 0) > maxSize) return { status: 'refused', reason: 'too-large' };
  const input: { name: string; bytes: Uint8Array }[] = [];
  for (const { name, file } of files) {
    try {
      input.push({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
    } catch {
      return { status: 'refused', reason: 'file-unavailable', file: name };
    }
  }
  try {
    return await readBoardInSteps(input, {
      layers,
      ...(dataSet !== undefined && { dataSet }),
      onProgress: (progress) => report({ status: 'reading', progress }),
      onOverview: (overview) => {
        paint = painterOf(overview);
        report({ status: 'reading', progress: undefined, overview });
      },
    });
  } catch {
    // Code that the files need could not be loaded.
    return { status: 'refused', reason: 'reader-ended' };
  }
}

onmessage = async ({ data }: MessageEvent<ReaderRequest | PictureRequest>) => {
  if ('files' in data) report(await read(data));
  else if (paint) {
    const image = paint(data);
    postMessage(image, { transfer: [image] });
  }
};
