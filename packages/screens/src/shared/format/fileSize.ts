import { lazily } from '../remote/lazily.ts';

const format = (unit: 'kilobyte' | 'megabyte') =>
  lazily(
    () => new Intl.NumberFormat('en-IN', { style: 'unit', unit, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
const kilobytes = format('kilobyte');
const megabytes = format('megabyte');

/** Formats a file size: 1.4 kB, 2.3 MB. A kilobyte is 1,000 bytes. */
export const formatFileSize = (bytes: number) =>
  bytes < 1e6 ? kilobytes().format(bytes / 1e3) : megabytes().format(bytes / 1e6);
