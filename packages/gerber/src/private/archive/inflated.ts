/** In bytes: how much is inflated at once. That becomes at most 66 MB, so who stops reading is rid of a bomb after one piece. */
const pieceSize = 65_536;

/** What compressed bytes hold, piece by piece. It fails where they are damaged. */
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
    // Who reads no further is rid of the rest. One that has failed fails again.
    if (!isOver) await reader.cancel().catch(() => {});
  }
}
