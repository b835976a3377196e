import { lazily } from '../../shared/remote/lazily.ts';

const kilobytes = lazily(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'unit',
      unit: 'kilobyte',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** Formats a file size: 1.4 kB. A kilobyte is 1,000 bytes. */
export const formatFileSize = (bytes: number) => kilobytes().format(bytes / 1000);
