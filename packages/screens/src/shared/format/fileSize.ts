import { lazily } from './lazily.ts';

const format = (unit: 'kilobyte' | 'megabyte') =>
  lazily(
    () => new Intl.NumberFormat('en-IN', { style: 'unit', unit, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
const bytesOnly = lazily(() => new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'byte', unitDisplay: 'long' }));
const kilobytes = format('kilobyte');
const megabytes = format('megabyte');

/** 9 bytes, 1.4 kB, 2.3 MB. A kilobyte is 1,000 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1e3) return bytesOnly().format(bytes);
  return bytes < 1e6 ? kilobytes().format(bytes / 1e3) : megabytes().format(bytes / 1e6);
}
