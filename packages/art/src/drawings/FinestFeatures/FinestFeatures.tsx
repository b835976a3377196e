import * as dimensionStyles from '../../private/dimension.css.ts';
import { Label, type PartLabel } from '../../private/limits/Label.tsx';
import * as styles from '../../private/limits/limits.css.ts';
import { LimitsPicture } from '../../private/limits/LimitsPicture.tsx';
import { shorten } from '../../private/pen/shorten.ts';
import type { PictureProps } from '../../private/Picture.tsx';
import { barLength, drawFeatures, type Feature, scale } from './drawFeatures.ts';

export type { PartLabel } from '../../private/limits/Label.tsx';
export type { Feature } from './drawFeatures.ts';

export interface FinestFeaturesProps extends PictureProps {
  /** The names and figures of the parts. */
  labels: Readonly<Record<Feature, PartLabel>>;
  /** The name and thickness of the board edge, in one line next to its dimension line. */
  edge: string;
  /** Formats the length of the scale bar in mm, with its unit. */
  figure: (mm: number) => string;
}

/**
 * Draws our narrowest track and gap and our smallest holes, to the same scale as a human hair and the edge of a board.
 * @example <FinestFeatures labels={labels} edge="Board edge, 1.6 mm" figure={(mm) => `${mm} mm`} aria-label="To one scale: …" />
 */
export function FinestFeatures({ labels, edge, figure, ...props }: FinestFeaturesProps) {
  const drawn = drawFeatures();
  return (
    <LimitsPicture {...props} scale={scale} barLength={barLength} figure={figure}>
      <path className={styles.laminate} d={shorten(drawn.edge.laminate, 2)} />
      <path className={styles.foils} d={shorten(drawn.edge.foils, 2)} />
      <path className={dimensionStyles.dimension} d={shorten(drawn.edge.dimension, 2)} />
      <path className={dimensionStyles.arrow} d={shorten(drawn.edge.arrows, 2)} />
      <text
        className={styles.dimensionFigure}
        transform={`translate(${drawn.edge.figure.x} ${drawn.edge.figure.y}) rotate(-90)`}
      >
        {edge}
      </text>
      <path className={styles.mask} d={drawn.patch} />
      <path className={styles.hair} d={drawn.hair.d} strokeWidth={drawn.hair.width} />
      <path className={styles.tracks} d={drawn.tracks} />
      <path className={styles.pads} d={drawn.pads} />
      <path className={styles.holes} d={drawn.mechanicalHole} />
      <path className={styles.blindHoles} d={drawn.laserHole} />
      <path className={dimensionStyles.leader} d={drawn.leaders} />
      {drawn.labels.map(({ feature, ...place }) => (
        <Label key={feature} label={labels[feature]} {...place} />
      ))}
    </LimitsPicture>
  );
}
