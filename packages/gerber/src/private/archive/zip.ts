import type { RefusalReason } from '../../reading.ts';
import { inflated } from './inflated.ts';
import { zipName } from './zipName.ts';

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
  size: number;
  headerAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const locatorSignature = 0x07064b50;
const largeEndSignature = 0x06064b50;

/** The end record is in the last 64 kB, because a comment may follow it. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Zip64 numbers beyond 2^53 exceed any file. */
const getUint64 = (view: DataView, at: number) =>
  view.getUint32(at, true) + 0x1_0000_0000 * view.getUint32(at + 4, true);

/** The marker for a value that is in a Zip64 field instead. */
const elsewhere = 0xffff_ffff;

function fieldsOf(bytes: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = viewOf(bytes);
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at + 4 <= bytes.length;) {
    const size = view.getUint16(at + 2, true);
    fields.set(view.getUint16(at, true), bytes.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return fields;
}

const largeNumbers = 0x0001;
const unicodePath = 0x7075;

function readEntryAt(bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } | undefined {
  const view = viewOf(bytes);
  if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return undefined;
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const fieldsEnd = nameEnd + view.getUint16(at + 30, true);
  const fields = fieldsOf(bytes.subarray(nameEnd, fieldsEnd));
  const large = viewOf(fields.get(largeNumbers) ?? new Uint8Array());
  let used = 0;
  // The field contains only the values that do not fit, in this order.
  const number = (value: number) => {
    if (value !== elsewhere || used + 8 > large.byteLength) return value;
    used += 8;
    return getUint64(large, used - 8);
  };
  const size = number(view.getUint32(at + 24, true));
  const compressedSize = number(view.getUint32(at + 20, true));
  const headerAt = number(view.getUint32(at + 42, true));
  return {
    entry: {
      // The Unicode name follows a version and a checksum.
      name: zipName(bytes.subarray(at + 46, nameEnd), fields.get(unicodePath)?.subarray(5)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedSize,
      size,
      headerAt,
    },
    next: fieldsEnd + view.getUint16(at + 32, true),
  };
}

function directoryAt(view: DataView, end: number): { at: number; count: number } {
  const record =
    end >= 20 && view.getUint32(end - 20, true) === locatorSignature ? getUint64(view, end - 12) : Infinity;
  return record + 56 <= view.byteLength && view.getUint32(record, true) === largeEndSignature
    ? { count: getUint64(view, record + 32), at: getUint64(view, record + 48) }
    : { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
}

export function readDirectory(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = viewOf(bytes);
  const end = bytes.length < 22 ? undefined : findEnd(view);
  if (end === undefined) return undefined;
  const directory = directoryAt(view, end);
  let { at } = directory;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < directory.count; index += 1) {
    const read = readEntryAt(bytes, at);
    if (!read) return undefined;
    entries.push(read.entry);
    at = read.next;
  }
  return entries;
}

/** Inflates at most `limit` bytes, whatever size the entry states. */
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
