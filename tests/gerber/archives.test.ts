import type { InputFile } from '@pcb/gerber/reading';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { boardFiles, file, gerber, outlineTracks, smallBoard } from './writeBoard.ts';

const files = boardFiles(smallBoard);
const zip = (name: string, content: readonly InputFile[]): InputFile => ({
  name,
  bytes: zipSync(Object.fromEntries(content.map((each) => [each.name, each.bytes]))),
});

/** A number of some bytes, the lowest first. */
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);

interface Entry {
  name: readonly number[];
  text: string;
  /** The extra field of the directory. */
  extra?: readonly number[];
}

/** A zip whose entries are stored, with names as bytes; with numbers of 64 bits if it is large. */
function stored(entries: readonly Entry[], isLarge = false): InputFile {
  const out: number[] = [];
  const directory: number[] = [];
  for (const { name, text, extra = [] } of entries) {
    const content = new TextEncoder().encode(text);
    const at = out.length;
    const length = content.length;
    out.push(...number(0x04034b50, 4), ...number(0, 14), ...number(length, 4), ...number(length, 4));
    out.push(...number(name.length, 2), ...number(0, 2), ...name, ...content);
    const sizes = isLarge
      ? [...number(0xffffffff, 4), ...number(0xffffffff, 4)]
      : [...number(length, 4), ...number(length, 4)];
    const fields = isLarge
      ? [...extra, ...number(1, 2), ...number(24, 2), ...number(length, 8), ...number(length, 8), ...number(at, 8)]
      : extra;
    directory.push(
      ...number(0x02014b50, 4),
      ...number(0, 16),
      ...sizes,
      ...number(name.length, 2),
      ...number(fields.length, 2),
    );
    directory.push(...number(0, 10), ...number(isLarge ? 0xffffffff : at, 4), ...name, ...fields);
  }
  const [at, size, count] = [out.length, directory.length, entries.length];
  out.push(...directory);
  if (isLarge) {
    const record = out.length;
    out.push(...number(0x06064b50, 4), ...number(44, 8), ...number(0, 12), ...number(count, 8), ...number(count, 8));
    out.push(
      ...number(size, 8),
      ...number(at, 8),
      ...number(0x07064b50, 4),
      ...number(0, 4),
      ...number(record, 8),
      ...number(1, 4),
    );
  }
  out.push(...number(0x06054b50, 4), ...number(0, 4), ...number(count, 2), ...number(isLarge ? 0xffff : count, 2));
  out.push(...number(size, 4), ...number(isLarge ? 0xffffffff : at, 4), 0, 0);
  return { name: 'a.zip', bytes: Uint8Array.from(out) };
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const text = gerber({ tracks: outlineTracks(smallBoard.outline), pads: [] }, '');

describe('names in a zip', () => {
  it.each<[string, string, readonly number[]]>([
    ['code page 437', 'Bestückung oben.gbr', ascii('Best\x81ckung oben.gbr')],
    ['code page 437', 'Umriß.gbr', ascii('Umri\xe1.gbr')],
    ['code page 850', 'SÉRIGRAPHIE À CÔTÉ.gbr', ascii('S\x90RIGRAPHIE \xb7 C\xe2T\x90.gbr')],
    ['Latin 1', 'sérigraphie dessus.gbr', ascii('s\xe9rigraphie dessus.gbr')],
    ['UTF-8', 'Lötstopp.gbr', Array.from(new TextEncoder().encode('Lötstopp.gbr'))],
  ])('in %s: %s', async (_, name, bytes) => {
    expect((await readFiles(stored([{ name: bytes, text }]))).files.map((each) => each.name)).toEqual([name]);
  });

  it('come from the Unicode path of Info-ZIP', async () => {
    const unicode = new TextEncoder().encode('Bestückung.gbr');
    const extra = [...number(0x7075, 2), ...number(unicode.length + 5, 2), 1, ...number(0, 4), ...unicode];
    const reading = await readFiles(stored([{ name: ascii('Best_ckung.gbr'), text, extra }]));
    expect(reading.files.map(({ name }) => name)).toEqual(['Bestückung.gbr']);
  });
});

it('a zip with numbers of 64 bits is read', async () => {
  expect((await readFiles(stored([{ name: ascii('a.gko'), text }], true))).size).toMatchObject({
    width: 30,
    height: 20,
  });
});

describe('duplicate files count once', () => {
  it.each<[string, readonly InputFile[]]>([
    ['alone and in a zip', [...files, zip('board.zip', files)]],
    [
      'in two folders, of which one has fewer',
      [...files, ...files.slice(1).map((each) => ({ ...each, name: `old/${each.name}` }))],
    ],
    [
      'with the number of a copy',
      [...files, ...files.map((each) => ({ ...each, name: each.name.replace('.', ' (1).') }))],
    ],
  ])('%s', async (_, input) => {
    const reading = await readFiles(...input);
    expect(reading).toMatchObject({ copperLayers: 2, files: files.map(({ name }) => ({ name })) });
    const codes = reading.notes.map(({ code }) => code);
    expect(codes).toContain('files-twice');
    expect(codes).not.toContain('layer-twice');
    expect(codes).not.toContain('drills-twice');
  });

  it('but not if one of them differs, which is another board', async () => {
    const [copper, ...rest] = files;
    const changed = boardFiles({ ...smallBoard, tracks: smallBoard.tracks.slice(1) })[0];
    if (!copper || !changed) throw new Error('No copper');
    const reading = await readFiles(zip('a.zip', files), zip('b.zip', [changed, ...rest]));
    expect(reading.notes.map(({ code }) => code)).toContain('other-data-set');
    expect(reading.files).toHaveLength(8);
  });
});

it('copper of a third folder is another board, even without the rest of it', async () => {
  const inFolder = (folder: string, some: readonly InputFile[]) =>
    some.map((each) => ({ ...each, name: `${folder}/${each.name}` }));
  const smaller = boardFiles({ ...smallBoard, tracks: [] });
  const alone = boardFiles({ ...smallBoard, tracks: smallBoard.tracks.slice(0, 1) }).slice(0, 1);
  const reading = await readFiles(...inFolder('a', files), ...inFolder('b', smaller), ...inFolder('c', alone));
  expect(reading.notes.filter(({ code }) => code === 'other-data-set')).toHaveLength(2);
});

it('a frame on copper is not part of its extents', async () => {
  const frame = outlineTracks([
    [-50, -50],
    [200, -50],
    [200, 150],
    [-50, 150],
  ]);
  const { pads, tracks } = smallBoard;
  const { size } = await readFiles(file('a.gtl', gerber({ pads, tracks: [...tracks, ...frame] }, '')));
  expect(size).toMatchObject({ foundBy: 'copper-extents', width: expect.closeTo(21.6) as number });
});
