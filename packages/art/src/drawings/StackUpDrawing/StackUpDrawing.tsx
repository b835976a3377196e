'use client';
import { formatMm } from '@pcb/engineering/lengths';
import type { StackUp } from '@pcb/engineering/stackUps';
import type { PointerEvent } from 'react';
import * as dimensionStyles from '../../private/dimension.css.ts';
import * as pictureStyles from '../../private/Picture.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { type DrawnLayer, drawStackUp, leaderOf, sheet } from './drawStackUp.ts';
import * as styles from './StackUpDrawing.css.ts';

export interface StackUpDrawingProps extends PictureProps {
  /** The stack-up to draw, such as one of `stackUps` of `@pcb/engineering/stackUps`. Thicknesses are in mm. */
  stackUp: StackUp;
  /** The total thickness as text, next to its dimension line. */
  thickness: string;
  /** The id of the highlighted layer, or `null` for none. @default null */
  highlightedLayer?: string | null;
  /** Called with the id of the layer under the pointer, or `null` when it leaves. Without it, layers are inert. */
  onHighlightedLayerChange?: (layer: string | null) => void;
}

const minTargetHeight = 12;

const isCopper = ({ layer }: DrawnLayer) => layer.kind === 'copper';

/**
 * Draws the cross-section of a stack-up, with heights to scale and the ids and thicknesses of its layers.
 * @example <StackUpDrawing stackUp={stackUp} thickness={`${stackUp.thickness} mm`} aria-label="Cross-section of a four-layer board" />
 */
export function StackUpDrawing({
  stackUp,
  thickness,
  highlightedLayer = null,
  onHighlightedLayerChange: onHighlight,
  className,
  ...props
}: StackUpDrawingProps) {
  const { height, top, bottom, layers, resin, mask: maskPath, wall, drill: drillPath } = drawStackUp(stackUp);
  const isAnyHighlighted = layers.some(({ layer }) => layer.id === highlightedLayer);
  const highlightOf = (id: string) => ({
    'data-is-dim': (isAnyHighlighted && id !== highlightedLayer) || undefined,
    'data-is-highlighted': id === highlightedLayer || undefined,
  });
  const surroundings = { className: styles.layerGroup, 'data-is-dim': isAnyHighlighted || undefined };
  const pointing = (id: string) =>
    onHighlight && {
      onPointerEnter: () => onHighlight(id),
      // Touch fires pointerleave on lift, so the layer stays highlighted until another one is touched.
      onPointerLeave: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? undefined : onHighlight(null)),
    };
  const targetOf = ({ layer, top: layerTop, height: layerHeight }: DrawnLayer) => {
    const targetHeight = Math.max(layerHeight, minTargetHeight);
    return (
      <rect
        key={layer.id}
        className={styles.target}
        x={sheet.left}
        width={sheet.right - sheet.left}
        y={layerTop - (targetHeight - layerHeight) / 2}
        height={targetHeight}
        {...pointing(layer.id)}
      />
    );
  };
  // Copper is last, because it is thin and its targets overlap the neighbouring layers.
  const targets = onHighlight ? [...layers.filter((drawn) => !isCopper(drawn)), ...layers.filter(isCopper)] : [];
  const middle = (top + bottom) / 2;
  return (
    <Picture
      {...props}
      viewBox={`0 0 ${sheet.width} ${height}`}
      className={className ? `${pictureStyles.unclipped} ${className}` : pictureStyles.unclipped}
    >
      <g {...surroundings}>
        <path className={styles.materials.prepreg} d={resin} />
        <path className={styles.mask} d={maskPath} />
      </g>
      {layers.map(({ layer, d, glass: cloth }) => (
        <g key={layer.id} className={styles.layerGroup} {...highlightOf(layer.id)}>
          <path className={styles.materials[layer.kind]} d={d} />
          {layer.kind === 'copper' ? null : <path className={styles.glass[layer.kind]} d={cloth} />}
        </g>
      ))}
      <g {...surroundings}>
        <path className={styles.materials.copper} d={wall} />
      </g>
      <path className={styles.drill} d={drillPath} />
      {layers.map((drawn) => (
        <g
          key={drawn.layer.id}
          className={styles.labelGroup}
          {...highlightOf(drawn.layer.id)}
          {...pointing(drawn.layer.id)}
        >
          <path className={styles.leader} d={leaderOf(drawn)} />
          <text className={styles.label} x={sheet.label} y={drawn.labelY}>
            {drawn.layer.id}
          </text>
          <text className={styles.labelFigure} x={sheet.width} y={drawn.labelY}>
            {formatMm(drawn.layer.thickness, 4)}
          </text>
          {drawn.layer.id === highlightedLayer ? (
            <rect
              className={styles.outline}
              x={sheet.left - 2}
              width={sheet.right - sheet.left + 4}
              y={drawn.top - 2}
              height={drawn.height + 4}
              rx={1}
            />
          ) : null}
        </g>
      ))}
      <path
        className={dimensionStyles.dimension}
        d={`M${sheet.left - 4} ${top}H${sheet.dimension - 6}M${sheet.left - 4} ${bottom}H${sheet.dimension - 6}M${sheet.dimension} ${top + 1}V${bottom - 1}`}
      />
      <path
        className={dimensionStyles.arrow}
        d={`M${sheet.dimension} ${top}l-3.5 9h7ZM${sheet.dimension} ${bottom}l-3.5 -9h7Z`}
      />
      <text className={styles.dimensionText} transform={`translate(${sheet.dimension - 16} ${middle}) rotate(-90)`}>
        {thickness}
      </text>
      {targets.map(targetOf)}
    </Picture>
  );
}
