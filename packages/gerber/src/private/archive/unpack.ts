import type { InputFile, RefusedDataSet } from '../../reading.ts';
import { archiveOf, isSkipped, isZip } from './firstBytes.ts';
import { readDirectory, readEntry } from './zip.ts';

/** The maximum size of all chosen files, in bytes. */
const maxInputSize = 25_000_000;
/** In bytes. 14 layers are 19 MB; a zip bomb of 25 MB unpacks to gigabytes. */
const maxUnpackedSize = 100_000_000;
const maxFiles = 200;

export interface UnpackedFile extends InputFile {
  isUnpacked: boolean;
}

const isClutter = (name: string) =>
  /(?:^|[/\\])(?:__MACOSX[/\\]|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/\\]*$)/i.test(name);

const isFolder = (name: string) => /[/\\]$/.test(name);

class Unpacker {
  readonly files: UnpackedFile[] = [];
  private size = 0;

  async add({ name, bytes }: InputFile, depth: number): Promise<RefusedDataSet | undefined> {
    if (isZip(bytes)) {
      if (depth > 1) return { status: 'refused', reason: 'nested-archives', file: name };
      return this.addZip({ name, bytes }, depth);
    }
    if (this.files.length >= maxFiles) return { status: 'refused', reason: 'too-many-files', file: name };
    this.push({ name, bytes, isUnpacked: true });
    return undefined;
  }

  constructor(private readonly hasSeveral: boolean) {}

  /** A zip can contain two files with the same name, which the user must tell apart. */
  private push(file: UnpackedFile) {
    const same = this.files.filter(({ name }) => name === file.name || name.startsWith(`${file.name} (`)).length;
    this.files.push(same === 0 ? file : { ...file, name: `${file.name} (${same + 1})` });
  }

  private async addZip(zip: InputFile, depth: number): Promise<RefusedDataSet | undefined> {
    const directory = readDirectory(zip.bytes);
    if (!directory) return { status: 'refused', reason: 'damaged-archive', file: zip.name };
    const entries = directory.filter(({ name }) => !isFolder(name) && !isClutter(name));
    const refuse = (reason: RefusedDataSet['reason'], file: string): RefusedDataSet => ({
      status: 'refused',
      reason,
      file,
    });
    if (entries.length + this.files.length > maxFiles) return refuse('too-many-files', zip.name);
    const stated = entries.reduce((sum, { name, size }) => sum + (isSkipped(name) ? 0 : size), 0);
    if (stated + this.size > maxUnpackedSize) return refuse('too-large-unpacked', zip.name);
    for (const entry of entries) {
      // A zip within a zip, or next to other files, is shown as a folder.
      const name = depth === 0 && !this.hasSeveral ? entry.name : `${zip.name}/${entry.name}`;
      if (entry.isEncrypted) return refuse('encrypted', name);
      if (isSkipped(entry.name)) {
        this.push({ name, bytes: new Uint8Array(), isUnpacked: false });
        continue;
      }
      const content = await readEntry(zip.bytes, entry, maxUnpackedSize - this.size);
      if (typeof content === 'string') return refuse(content, name);
      this.size += content.length;
      const refused = await this.add({ name, bytes: content }, depth + 1);
      if (refused) return refused;
    }
    return undefined;
  }
}

export async function unpack(input: readonly InputFile[]): Promise<readonly UnpackedFile[] | RefusedDataSet> {
  const size = input.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size === 0) return { status: 'refused', reason: 'empty' };
  if (size > maxInputSize) return { status: 'refused', reason: 'too-large' };
  const [only] = input;
  const archive = only && input.length === 1 ? archiveOf(only.bytes) : undefined;
  const unpacker = new Unpacker(input.length > 1);
  if (!archive) {
    for (const file of input) {
      const refused = await unpacker.add(file, 0);
      if (refused) return refused;
    }
  } else if (only) unpacker.files.push({ ...only, isUnpacked: true });
  return unpacker.files;
}
