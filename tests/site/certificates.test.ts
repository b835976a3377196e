import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { certificateFiles } from '../../scripts/certificates/certificateFiles.ts';

const folder = 'apps/site/public';

it('[C-08] the folder holds exactly the four certificates', () => {
  expect(certificateFiles.map(({ href }) => href)).toEqual([
    '/certificates/iso-9001.pdf',
    '/certificates/iso-14001.pdf',
    '/certificates/iatf-16949.pdf',
    '/certificates/rohs.pdf',
  ]);
  expect(readdirSync(`${folder}/certificates`).sort()).toEqual(
    certificateFiles.map(({ href }) => href.replace('/certificates/', '')).sort(),
  );
});

describe.each(certificateFiles)('[C-08] $href', ({ href, bytes, pdf }) => {
  let file: string;
  beforeAll(() => {
    file = readFileSync(`${folder}${href}`, 'latin1');
  });

  it('equals the output of `npm run certificates` and has the size shown on the page', () => {
    expect(file).toBe(pdf);
    expect(file.length).toBe(bytes);
  });

  it('is a PDF marked as a sample', () => {
    expect(file).toMatch(/^%PDF-1\.4\n/);
    expect(file).toMatch(/%%EOF\n$/);
    expect(file).toContain('(SAMPLE - not a certificate) Tj');
  });

  it('has a cross-reference table with the offset of each object', () => {
    const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer/.exec(file.slice(start));
    const entries = table?.[2]?.split('\n').filter(Boolean) ?? [];
    expect(entries).toHaveLength(Number(table?.[1]));
    entries.forEach((entry, number) => {
      if (number === 0) expect(entry).toBe('0000000000 65535 f ');
      else expect(file.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${number} 0 obj\n`));
    });
    const stream = /\/Length (\d+)>>\nstream\n([^]*?)\nendstream/.exec(file);
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
  });
});
