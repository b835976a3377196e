/** In bytes. A piece inflates to at most 66 MB, so a caller that stops reading is safe from a zip bomb. */
const pieceSize = 65_536;

/** Inflates bytes piece by piece. Throws if they are damaged. */
export async function* inflated(bytes: Uint8Array, format: CompressionFormat): AsyncGenerator<Uint8Array, void, void> {
  let at = 0;
  const source = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += pieceSize)));
    },
  });
  const inflater = new DecompressionStream(format) as ReadableWritablePair<Uint8Array, Uint8Array>;
  const reader = source.pipeThrough(inflater).getReader();
  let isOver = false;
  try {
    while (!isOver) {
      const { done, value } = await reader.read();
      isOver = done;
      if (value) yield value;
    }
  } finally {
    // Releases the stream when the caller stops reading. A failed stream fails again.
    if (!isOver) await reader.cancel().catch(() => {});
  }
}
