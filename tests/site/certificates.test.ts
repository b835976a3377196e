import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certificationsContent } from '../../packages/screens/src/catalogue/CertificationsScreen/CertificationsScreen.content.ts';

const folder = 'apps/site/public';
const { certifications } = certificationsContent;

it('[C-08] the folder holds exactly the four certificates', () => {
  expect(certifications.map(({ href }) => href)).toEqual([
    '/certificates/iso-9001.pdf',
    '/certificates/iso-14001.pdf',
    '/certificates/iatf-16949.pdf',
    '/certificates/rohs.pdf',
  ]);
  expect(
    readdirSync(`${folder}/certificates`)
      .map((file) => `/certificates/${file}`)
      .sort(),
  ).toEqual(certifications.map(({ href }) => href).sort());
});

it.each(certifications)(
  '[C-08] $href is a PDF marked as a sample, with the size, issuer, number and validity on the page',
  ({ href, bytes, ...facts }) => {
    const file = readFileSync(`${folder}${href}`, 'latin1');
    expect(file).toHaveLength(bytes);
    expect(file).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
    expect(file).toContain('(SAMPLE - not a certificate) Tj');
    for (const fact of [facts.issuer, facts.number, facts.validity]) expect(file).toContain(`: ${fact}) Tj`);
  },
);
