import { encode } from 'uqr';
import { useMemo } from 'react';
import * as styles from './QrCode.css.ts';

/** The modules around the code that stay light, as the standard has it. */
const quietZone = 4;

export interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** The accessible name. */
  label: string;
}

/** A QR code: black on white in every theme, with its margin. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: quietZone });
    const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: data.length, path: rows.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={`M0 0h${size}v${size}H0z`} className={styles.ground} />
      <path d={path} className={styles.modules} />
    </svg>
  );
}
