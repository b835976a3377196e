import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

/** Light modules around the code, as ISO/IEC 18004 requires. */
const quietZone = 4;

export interface QrCodeProps {
  text: string;
  label: string;
}

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
