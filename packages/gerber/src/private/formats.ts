import type { FileFormat } from '../reading.ts';

const decoders = {
  latin1: new TextDecoder('latin1'),
  utf16le: new TextDecoder('utf-16le'),
  utf16be: new TextDecoder('utf-16be'),
};

/** Gerber and drill files are ASCII; Latin 1 keeps every byte. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoders.utf16le.decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoders.utf16be.decode(bytes);
  return decoders.latin1.decode(bytes);
}

const sampleSize = 100_000;

/** Recognises a file by its content, because every extension is used for everything. */
export function formatOf(name: string, text: string): FileFormat {
  const sample = text.slice(0, sampleSize);
  if (/\.gbrjob$/i.test(name) || /TF\.FileFunction,JobInfo/.test(sample)) return 'gerber-job';
  // Either a mandatory command, or operations that end with a star.
  if (
    /%[\s]{0,4}(?:FS[LTD]?[AI]|MO(?:IN|MM)|ADD\d)/.test(sample) ||
    /^(?:G\d+)?(?:X[+-]?\d+)?(?:Y[+-]?\d+)?D0?[123]\*/m.test(sample)
  ) {
    return 'gerber';
  }
  if (/^[ \t]*M48\b/m.test(sample)) return 'excellon';
  const hasTools = /^T\d+(?:C[\d.]+.*)?[ \t\r]*$/m.test(sample) || /^%[ \t\r]*$/m.test(sample);
  const hasHits = /^X[+-]?[\d.]+(?:Y[+-]?[\d.]+)?[ \t\r]*$/m.test(sample);
  return hasTools && hasHits ? 'excellon' : 'not-fabrication-data';
}
