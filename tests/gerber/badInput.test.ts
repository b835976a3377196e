import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, RefusedDataSet } from '@pcb/gerber/reading';
import fc from 'fast-check';
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDirectory, readEntry } from '../../packages/gerber/src/private/archive/zip.ts';
import { boardFiles, file, gerber, smallBoard } from './writeBoard.ts';

const refusal = async (files: readonly InputFile[]) => {
  const reading = await readDataSet(files);
  return reading.status === 'refused' ? reading : 'read';
};

const zip = (content: Zippable, name = 'set.zip'): InputFile => ({ name, bytes: zipSync(content) });

const board = Object.fromEntries(boardFiles(smallBoard).map(({ name, bytes }) => [name, bytes]));

const bytesFile = (name: string, ...bytes: readonly number[]): InputFile => ({ name, bytes: Uint8Array.from(bytes) });

/** A copy with its entries changed. */
function withFlag({ name, bytes }: InputFile, set: (view: DataView, at: number) => void): InputFile {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1) if (view.getUint32(at, true) === 0x02014b50) set(view, at);
  return { name, bytes: copy };
}

/** A copy whose entries state another size. */
const withSize = (archive: InputFile, size: number) =>
  withFlag(archive, (view, at) => view.setUint32(at + 24, size, true));

describe('archives', () => {
  it('a zip, and one zip in it, are read', async () => {
    expect(await refusal([zip(board)])).toBe('read');
    const nested = await readDataSet([zip({ 'inner.zip': zipSync(board) })]);
    expect(nested.status === 'read' && nested.files.map(({ name }) => name)).toContain('inner.zip/board-F_Cu.gbr');
  });

  it.each<[RefusedDataSet['reason'], string, () => readonly InputFile[]]>([
    ['empty', 'nothing', () => []],
    ['empty', 'an empty file', () => [bytesFile('a.zip')]],
    ['too-large', 'more than 25 MB', () => [{ name: 'a.zip', bytes: new Uint8Array(25_000_001) }]],
    [
      'too-many-files',
      'more than 200 files',
      () => [zip(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.gbr`, strToU8('x')])))],
    ],
    ['nested-archives', 'a zip in a zip in a zip', () => [zip({ 'a.zip': zipSync({ 'b.zip': zipSync(board) }) })]],
    ['too-large-unpacked', 'more than 100 MB unpacked', () => [withSize(zip(board), 25_000_001)]],
    ['encrypted', 'encryption', () => [withFlag(zip(board), (view, at) => view.setUint16(at + 8, 1, true))]],
    [
      'other-archive',
      'a method that is not deflate',
      () => [withFlag(zip(board), (view, at) => view.setUint16(at + 10, 12, true))],
    ],
    ['damaged-archive', 'half a zip', () => [{ name: 'a.zip', bytes: zipSync(board).slice(0, 900) }]],
    [
      'damaged-archive',
      'entries that point outside',
      () => [withFlag(zip(board), (view, at) => view.setUint32(at + 42, 0xffff_ff00, true))],
    ],
    [
      'damaged-archive',
      'content that is no deflate',
      () =>
        [withFlag(zip(board), (view, at) => view.setUint32(at + 42, 0, true))].map(({ name, bytes }) => ({
          name,
          bytes: bytes.map((value, index) => (index > 60 && index < 200 ? 0xff : value)),
        })),
    ],
    ['rar', 'rar', () => [bytesFile('a.rar', 0x52, 0x61, 0x72, 0x21, 0x1a, 7, 0)]],
    ['7z', '7z', () => [bytesFile('a.zip', 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)]],
    ['other-archive', 'gzip', () => [{ name: 'a.gz', bytes: gzipSync(strToU8('x'.repeat(100))) }]],
    ['rar', 'rar in a zip', () => [zip({ 'a.rar': Uint8Array.of(0x52, 0x61, 0x72, 0x21, 0x1a, 7, 0) })]],
    ['no-fabrication-data', 'a zip without fabrication data', () => [zip({ 'README.txt': strToU8('Hello') })]],
  ])('%s: %s', async (reason, _, files) => {
    expect(await refusal(files())).toMatchObject({ status: 'refused', reason });
  });

  it('ignores files that operating systems add', async () => {
    const reading = await readDataSet([
      zip({ ...board, '__MACOSX/._board-F_Cu.gbr': strToU8('x'), '.DS_Store': strToU8('x') }),
    ]);
    expect(reading.status === 'read' && reading.files).toHaveLength(4);
  });

  it('does not unpack drawings and models next to the data', async () => {
    const model = { 'model.step': strToU8('ISO-10303-21;') };
    const large = withFlag(zip({ ...board, ...model }), (view, at) => {
      if (view.getUint16(at + 28, true) === 'model.step'.length) view.setUint32(at + 24, 100_000_001, true);
    });
    expect(await refusal([large])).toBe('read');
  });

  it('inflates no more than the limit, whatever an entry states', async () => {
    const { bytes } = withSize(zip({ 'a.gbr': new Uint8Array(1_000_000) }), 10);
    const [entry] = readDirectory(bytes) ?? [];
    expect(entry?.size).toBe(10);
    expect(entry && (await readEntry(bytes, entry, 999_999))).toBe('too-large-unpacked');
    expect(entry && (await readEntry(bytes, entry, 1_000_000))).toHaveLength(1_000_000);
  });
});

describe('formats of other kinds', () => {
  it.each<[string, string, string]>([
    ['kicad-board', 'a.kicad_pcb', '(kicad_pcb (version 20221018)'],
    ['altium-board', 'a.PcbDoc', '\u00d0\u00cf\u0011'],
    ['eagle-board', 'a.brd', '<?xml version="1.0"?><!DOCTYPE eagle SYSTEM "eagle.dtd">'],
    ['eagle-board', 'a.brd', '\u0010\u0080'],
    ['cadence-board', 'a.brd', '\u0000\u0004\u0013'],
    ['ipc-2581', 'a.xml', '<?xml version="1.0"?><IPC-2581 revision="B">'],
    ['pdf', 'a.pdf', '%PDF-1.7'],
    ['step', 'a.stp', 'ISO-10303-21;'],
    ['dxf', 'a.dxf', '  0\r\nSECTION\r\n'],
    ['image', 'a.png', '\u0089PNG'],
  ])('%s: %s', async (format, name, text) => {
    const foreign = { name, bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) };
    expect(await refusal([foreign])).toEqual({ status: 'refused', reason: 'foreign-format', format, file: name });
    expect(await refusal([zip({ [name]: foreign.bytes })])).toMatchObject({ format });
  });

  it('ODB++ in a zip, and in a gzipped tar', async () => {
    const odb = { status: 'refused', reason: 'foreign-format', format: 'odb++' };
    expect(
      await refusal([zip({ 'job/matrix/matrix': strToU8('STEP {'), 'job/misc/info': strToU8('x') })]),
    ).toMatchObject(odb);
    expect(
      await refusal([{ name: 'job.tgz', bytes: gzipSync(strToU8(`job/matrix/matrix${'\0'.repeat(500)}`)) }]),
    ).toMatchObject(odb);
  });

  it('are ignored next to fabrication data', async () => {
    const reading = await readDataSet([...boardFiles(smallBoard), file('a.kicad_pcb', '(kicad_pcb')]);
    expect(reading.status === 'read' && reading.notes).toContainEqual({ code: 'file-ignored', file: 'a.kicad_pcb' });
  });
});

describe('hostile content', () => {
  it('random bytes are refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom([], [0x50, 0x4b, 3, 4], [0x1f, 0x8b]),
        async (bytes, magic) => {
          expect(await refusal([{ name: 'a', bytes: Uint8Array.from([...magic, ...bytes]) }])).toMatchObject({
            status: 'refused',
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('changed bytes of a set do not throw', async () => {
    const files = boardFiles(smallBoard);
    const characters = fc.constantFrom(...'%*$,-.0123456789XYIJDGMT;()ABCS\n\0');
    const change = fc.tuple(fc.nat(), fc.nat(), characters);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const changed = files.map(({ name, bytes }) => ({ name, bytes: bytes.slice() }));
        for (const [which, at, character] of changes) {
          const { bytes } = changed[which % changed.length] ?? { bytes: new Uint8Array(1) };
          bytes[at % bytes.length] = character.charCodeAt(0);
        }
        structuredClone(await readDataSet(changed));
      }),
      { numRuns: 60 },
    );
  });

  it('changed bytes of a zip do not throw', async () => {
    const { bytes } = zip(board);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const changed = bytes.slice();
          for (const [at, value] of changes) changed[at] = value;
          expect(['read', 'refused']).toContain((await readDataSet([{ name: 'a.zip', bytes: changed }])).status);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('names stay unchanged', async () => {
    const name = '<script>alert(1)</script>/__proto__/constructor';
    const reading = await readDataSet([file(name, gerber(smallBoard, 'Copper,L1,Top'))]);
    expect(reading).toMatchObject({ files: [{ name, layer: { function: 'copper' } }], gaps: [{ file: name }] });
  });

  it('two files with the same name are distinguished', async () => {
    const [copper, other] = boardFiles(smallBoard);
    const reading = copper && other && (await readDataSet([copper, { ...other, name: copper.name }]));
    expect(reading?.status === 'read' && reading.files.map(({ name }) => name)).toEqual([
      'board-F_Cu.gbr',
      'board-F_Cu.gbr (2)',
    ]);
  });

  it('a million clear flashes over a million lines end by the budget', async () => {
    const start = '%TF.FileFunction,Copper,L1,Top*%%FSLAX33Y33*%%MOMM*%%ADD10C,1*%D10*';
    const text = `${start}%SRX400Y400I0.1J0.1*%X0Y0D02*X90000D01*%SR*%%LPC*%%SRX400Y400I0.1J0.1*%X0Y0D03*%SR*%M02*`;
    const reading = await readDataSet([file('a.gtl', text)], { totalBudget: 300 });
    expect(reading.status === 'read' && reading.notes.map(({ code }) => code)).toContain('out-of-time');
  });
});

describe('two sets in one zip', () => {
  const small = { ...smallBoard, pads: smallBoard.pads.slice(0, 2), tracks: [] };
  const inFolder = (folder: string, files: readonly InputFile[]) =>
    files.map(({ name, bytes }) => ({ name: `${folder}${name}`, bytes }));

  it.each([
    ['folders', 'left/', 'right/'],
    ['names', 'left-', 'right-'],
  ])('in %s: reads the larger one and lists the other, or reads the requested one', async (_, first, second) => {
    const files = [
      ...inFolder(first, boardFiles(small)),
      ...inFolder(second, boardFiles(smallBoard)),
      file('README', 'x'),
    ];
    const reading = await readDataSet(files);
    if (reading.status !== 'read') throw new Error(reading.reason);
    const [larger = '', smaller = ''] = reading.dataSets;
    expect([smaller, larger, reading.dataSet]).toEqual([`${first}board`, `${second}board`, larger]);
    const other = await readDataSet(files, { dataSet: smaller });
    expect(other).toMatchObject({ dataSets: [larger, smaller], dataSet: smaller });
    expect(other.status === 'read' && new Set(other.pictures.map(({ file: name }) => name.startsWith(first)))).toEqual(
      new Set([true]),
    );
    expect(reading.gaps.map(({ file: name }) => name)).toEqual([`${second}board-F_Cu.gbr`, `${second}board-B_Cu.gbr`]);
    expect(reading.notes.filter(({ code }) => code === 'other-data-set')).toEqual([
      {
        code: 'other-data-set',
        folder: first.endsWith('/') ? first : '',
        files: boardFiles(small).map(({ name }) => `${first}${name}`),
      },
    ]);
    expect(reading.files).toHaveLength(9);
  });
});
