import { circlePath, rectPath as rect, times } from '../../internal/pen/path.ts';
import { Picture, type PictureProps } from '../../internal/Picture.tsx';
import { outline, pads } from './Footprint.css.ts';

export const footprintKinds = ['so', 'sot', 'bga', 'qfn', 'chip', 'header'] as const;
export type FootprintKind = (typeof footprintKinds)[number];

const row = (count: number, at: (index: number) => string) => times(count, at).join('');

/** The pads, and the outline of the package. */
const footprints: Record<FootprintKind, { pads: string; outline: string }> = {
  so: {
    pads: row(7, (index) => rect(23 + index * 11, 8, 6, 12) + rect(23 + index * 11, 44, 6, 12)),
    outline: rect(20, 24, 80, 16),
  },
  sot: {
    pads: rect(34, 40, 12, 14) + rect(74, 40, 12, 14) + rect(54, 10, 12, 14),
    outline: rect(28, 26, 64, 12),
  },
  bga: {
    pads: row(24, (index) => circlePath(34 + (index % 6) * 10.5, 14 + Math.floor(index / 6) * 12, 3)),
    outline: rect(24, 4, 72, 56),
  },
  qfn: {
    pads:
      row(5, (index) => rect(42 + index * 8, 4, 4, 9) + rect(42 + index * 8, 51, 4, 9)) +
      row(5, (index) => rect(32, 14 + index * 8, 9, 4) + rect(79, 14 + index * 8, 9, 4)) +
      rect(50, 22, 20, 20),
    outline: rect(37, 9, 46, 46),
  },
  chip: {
    pads: rect(26, 18, 18, 28) + rect(76, 18, 18, 28),
    outline: rect(20, 12, 80, 40),
  },
  header: {
    pads: row(8, (index) => rect(17 + index * 11.5, 18, 7, 10) + rect(17 + index * 11.5, 36, 7, 10)),
    outline: rect(11, 12, 98, 40),
  },
};

export interface FootprintProps extends PictureProps {
  /** The package whose footprint it is. */
  kind: FootprintKind;
}

/**
 * An unpopulated footprint: pads and the dashed outline of the package. A placeholder for a logo or a small picture.
 *
 * @example <Footprint kind="qfn" aria-label="Logo 4 of 6" />
 */
export function Footprint({ kind, ...props }: FootprintProps) {
  return (
    <Picture {...props} viewBox="0 0 120 64">
      <path className={pads} d={footprints[kind].pads} />
      <path className={outline} d={footprints[kind].outline} />
    </Picture>
  );
}
