import type { ReactNode } from 'react';
import * as dimensionStyles from '../dimension.css.ts';
import * as pictureStyles from '../Picture.css.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import * as styles from './limits.css.ts';

interface LimitsPictureProps extends PictureProps {
  scale: number;
  barLength: number;
  /** Formats a length in mm, with its unit. */
  figure: (mm: number) => string;
  children: ReactNode;
}

export function LimitsPicture({ scale, barLength, figure, className, children, ...props }: LimitsPictureProps) {
  const end = barLength * scale;
  return (
    <Picture
      {...props}
      viewBox="0 0 320 292"
      className={className ? `${pictureStyles.unclipped} ${className}` : pictureStyles.unclipped}
    >
      <path className={dimensionStyles.barLine} d={`M1 5v8m0 -4h${end}m0 -4v8`} />
      <text className={styles.figure} x={9 + end} y={9}>
        {figure(barLength)}
      </text>
      {children}
    </Picture>
  );
}
