import type { ForeignFormat, RefusedDataSet } from '../../reading.ts';
import { archiveOf, isGzip, startsWith } from './firstBytes.ts';
import { inflated } from './inflated.ts';
import type { UnpackedFile } from './unpack.ts';

/** Folders of every ODB++ job. */
const odbPath = /(?:^|[/\\])(?:matrix[/\\]matrix|misc[/\\]info|steps[/\\][^/\\]+[/\\](?:layers|stephdr|profile))/i;

/** Text formats, by their start and by text near it. */
const texts: readonly (readonly [ForeignFormat, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['step', /^ISO-10303-21/],
  ['kicad-board', /^\s{0,9}\(kicad_pcb\b/],
  ['eagle-board', /<!DOCTYPE eagle|<eagle version/],
  ['ipc-2581', /<IPC-2581|webstds\.ipc\.org\/2581/],
  ['altium-board', /^\|RECORD=Board\b|^PCB FILE \d/],
  ['dxf', /^\s{0,9}0\r?\n\s{0,9}SECTION\r?\n/],
  ['image', /^<svg|^\x89PNG|^\xff\xd8\xff|^GIF8|^BM|^II\*\0/],
];

/** Formats that only the file name identifies, such as binaries. */
const names: readonly (readonly [ForeignFormat, RegExp])[] = [
  ['altium-board', /\.pcbdoc$/i],
  ['kicad-board', /\.kicad_pcb$/i],
  ['pdf', /\.pdf$/i],
  ['step', /\.(?:step|stp)$/i],
  ['dxf', /\.(?:dxf|dwg)$/i],
  ['odb++', /odb(?:\+\+|_|-|\b).*\.(?:tgz|tar|gz|zip)$/i],
  ['image', /\.(?:png|jpe?g|gif|svg|bmp|tiff?)$/i],
];

const text = (bytes: Uint8Array, length: number) => new TextDecoder('latin1').decode(bytes.subarray(0, length));

async function startOfGzip(bytes: Uint8Array): Promise<string> {
  let start = '';
  try {
    for await (const piece of inflated(bytes, 'gzip')) {
      start += text(piece, 2_000_000);
      if (start.length >= 2_000_000) break;
    }
  } catch {
    // The part before the error is enough.
  }
  return start;
}

async function foreignFormatOf(name: string, bytes: Uint8Array): Promise<ForeignFormat | undefined> {
  if (odbPath.test(name) || (isGzip(bytes) && odbPath.test(await startOfGzip(bytes)))) return 'odb++';
  const start = text(bytes, 4000);
  const byContent = texts.find(([, pattern]) => pattern.test(start))?.[0];
  if (byContent) return byContent;
  // Eagle boards before version 6 and Allegro boards are binaries with the same extension.
  if (/\.brd$/i.test(name)) return startsWith(bytes, [0x10]) ? 'eagle-board' : 'cadence-board';
  return names.find(([, pattern]) => pattern.test(name))?.[0];
}

export async function refuse(files: readonly UnpackedFile[]): Promise<RefusedDataSet> {
  for (const { name, bytes } of files) {
    const format = await foreignFormatOf(name, bytes);
    if (format) return { status: 'refused', reason: 'foreign-format', format, file: name };
  }
  for (const { name, bytes } of files) {
    const archive = archiveOf(bytes);
    if (archive) return { status: 'refused', reason: archive, file: name };
  }
  return { status: 'refused', reason: 'no-fabrication-data' };
}
