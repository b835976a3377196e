import { drawing, outline, pads } from './PlaceholderLogo.css.ts';

const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const row = (count: number, at: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => at(index)).join('');

/** Unpopulated footprints, 120 by 64: the pads and the dashed outline of the package. */
const footprints: readonly { id: string; pads: string; outline: string }[] = [
  {
    id: 'so',
    pads: row(7, (index) => rect(23 + index * 11, 8, 6, 12) + rect(23 + index * 11, 44, 6, 12)),
    outline: rect(20, 24, 80, 16),
  },
  {
    id: 'sot',
    pads: rect(34, 40, 12, 14) + rect(74, 40, 12, 14) + rect(54, 10, 12, 14),
    outline: rect(28, 26, 64, 12),
  },
  {
    id: 'bga',
    pads: row(
      24,
      (index) => `M${34 + (index % 6) * 10.5} ${14 + Math.floor(index / 6) * 12}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
    ),
    outline: rect(24, 4, 72, 56),
  },
  {
    id: 'qfn',
    pads:
      row(5, (index) => rect(42 + index * 8, 4, 4, 9) + rect(42 + index * 8, 51, 4, 9)) +
      row(5, (index) => rect(32, 14 + index * 8, 9, 4) + rect(79, 14 + index * 8, 9, 4)) +
      rect(50, 22, 20, 20),
    outline: rect(37, 9, 46, 46),
  },
  {
    id: 'chip',
    pads: rect(26, 18, 18, 28) + rect(76, 18, 18, 28),
    outline: rect(20, 12, 80, 40),
  },
  {
    id: 'header',
    pads: row(8, (index) => rect(17 + index * 11.5, 18, 7, 10) + rect(17 + index * 11.5, 36, 7, 10)),
    outline: rect(11, 12, 98, 40),
  },
];

export const placeholderLogoCount = footprints.length;

/** Placeholder for a customer's logo: an unpopulated footprint. */
export function PlaceholderLogo({ position, label }: { position: number; label: string }) {
  const footprint = footprints[(position - 1) % footprints.length];
  return footprint ? (
    <svg className={drawing} viewBox="0 0 120 64" role="img" aria-label={label}>
      <path className={pads} d={footprint.pads} />
      <path className={outline} d={footprint.outline} />
    </svg>
  ) : null;
}
