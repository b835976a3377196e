import type { RefusalReason } from '../../reading.ts';

export const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((value, index) => bytes[index] === value);

export const isZip = (bytes: Uint8Array) =>
  startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x50, 0x4b, 5, 6]);

export const isGzip = (bytes: Uint8Array) => startsWith(bytes, [0x1f, 0x8b]);

export function archiveOf(bytes: Uint8Array): Extract<RefusalReason, 'rar' | '7z' | 'other-archive'> | undefined {
  if (startsWith(bytes, [0x52, 0x61, 0x72, 0x21])) return 'rar';
  if (startsWith(bytes, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])) return '7z';
  const isTar = String.fromCharCode(...bytes.subarray(257, 262)) === 'ustar';
  const isOther =
    isGzip(bytes) || isTar || startsWith(bytes, [0x42, 0x5a, 0x68]) || startsWith(bytes, [0xfd, 0x37, 0x7a, 0x58]);
  return isOther ? 'other-archive' : undefined;
}

/** Files that are never fabrication data and can be large. They are not unpacked. */
export const isSkipped = (name: string) =>
  /\.(?:pdf|step|stp|wrl|png|jpe?g|gif|bmp|tiff?|xlsx?|docx?|pcbdoc|schdoc|kicad_pcb|kicad_sch|html?|mp4)$/i.test(name);
