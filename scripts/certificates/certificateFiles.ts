/**
 * The sample PDFs of the certifications page: one A4 page each, PDF 1.4, with standard fonts.
 * `npm run certificates` writes them to apps/site/public; a test compares them.
 */
import { brand } from '../../apps/site/src/brand.ts';
import {
  type Certification,
  certificationsContent,
} from '../../packages/screens/src/catalogue/CertificationsScreen/CertificationsScreen.content.ts';

/** Wraps a text into lines of a maximum length. */
function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A PDF string literal. @throws on characters outside ASCII, which the fonts' encoding does not support. */
function literal(text: string): string {
  if (!/^[\x20-\x7e]*$/.test(text)) throw new Error(`Not ASCII: ${text}`);
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

const text = (x: number, y: number, font: string, size: number, words: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${literal(words)} Tj ET`;

const lines = (y: number, words: string) =>
  wrapped(words, 78).map((line, index) => text(72, y - 17 * index, 'R', 11, line));

/** The content of the page, in points from the lower left corner. */
const page = ({ name, subject, text: about }: Certification) =>
  [
    // The diagonal word behind everything else.
    '0.94 0.93 0.88 rg BT /B 120 Tf 0.766 0.643 -0.643 0.766 122 196 Tm (SAMPLE) Tj ET',
    '0.06 0.33 0.2 RG 1.5 w 36 36 523 770 re S',
    '0.06 0.33 0.2 rg 72 742 12 12 re f',
    text(92, 743, 'B', 14, brand.name),
    '0.1 0.14 0.12 rg',
    text(72, 640, 'B', 44, name),
    text(72, 612, 'R', 16, subject),
    '0.6 0.16 0.1 rg',
    text(72, 556, 'B', 18, 'SAMPLE - not a certificate'),
    '0.1 0.14 0.12 rg',
    ...lines(524, `This file shows where a document of ${brand.name} for ${name} will stand. It certifies nothing.`),
    ...lines(466, about),
    text(72, 72, 'R', 9, `${brand.name} - sample file for ${name}`),
  ].join('\n');

/** A complete PDF file. */
function certificatePdf(certification: Certification): string {
  const content = page(certification);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-IN)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    `<</Title${literal(`${certification.name}: SAMPLE - not a certificate`)}/Author${literal(brand.name)}>>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<</Size ${count}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return file;
}

/** Every file with its address on the site. */
export const certificateFiles: readonly { href: string; bytes: number; pdf: string }[] =
  certificationsContent.certifications.map((certification) => ({
    href: certification.href,
    bytes: certification.bytes,
    pdf: certificatePdf(certification),
  }));
