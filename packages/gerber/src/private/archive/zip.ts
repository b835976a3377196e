import type { RefusalReason } from '../../reading.ts';
import { inflated } from './inflated.ts';

/** An entry of a zip, as its central directory states it. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 is stored, 8 deflated. */
  method: number;
  compressedSize: number;
  /** As stated, which can be wrong. */
  size: number;
  headerAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;

/** The end record is in the last 64 kB: a comment may follow it. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The entries of a zip; `undefined` if it has no directory, or a broken one. */
export function readDirectory(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = viewOf(bytes);
  const end = bytes.length < 22 ? undefined : findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: decodeName(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The content of an entry, or why there is none. It inflates no more than `limit` bytes, whatever the entry states. */
export async function readEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  limit: number,
): Promise<Uint8Array | RefusalReason> {
  const view = viewOf(bytes);
  const { headerAt, compressedSize, method } = entry;
  if (headerAt + 30 > bytes.length || view.getUint32(headerAt, true) !== headerSignature) return 'damaged-archive';
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  if (start + compressedSize > bytes.length) return 'damaged-archive';
  const data = bytes.subarray(start, start + compressedSize);
  if (method === 0) return data.length > limit ? 'too-large-unpacked' : data;
  return method === 8 ? inflate(data, limit) : 'other-archive';
}

async function inflate(data: Uint8Array, limit: number): Promise<Uint8Array | RefusalReason> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of inflated(data, 'deflate-raw')) {
      size += piece.length;
      if (size > limit) return 'too-large-unpacked';
      pieces.push(piece);
    }
  } catch {
    return 'damaged-archive';
  }
  const content = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
}
