'use client';
import { formatMm } from '@pcb/engineering/lengths';
import type { StackUp } from '@pcb/engineering/stackUps';
import { Text } from '@pcb/ui/Text';
import type { PointerEvent, ReactNode } from 'react';
import { useControllable } from '../../../shared/useControllable.ts';
import { SpecificationTable } from '../../SpecificationTable/SpecificationTable.tsx';
import type { LengthUnit } from '../../UnitSwitch/UnitSwitch.tsx';
import { arrow, dimension } from '../dimension.css.ts';
import { type DrawnLayer, drawStackUp, leaderOf, sheet } from './drawStackUp.ts';
import { rowsOf } from './rowsOf.ts';
import { stackUpFigureContent, type StackUpFigureContent } from './StackUpFigure.content.ts';
import {
  dimensionText,
  drawing,
  drill,
  figure,
  frame,
  glass,
  label,
  labelFigure,
  labelGroup,
  layerGroup,
  leader,
  mask,
  materials,
  outline,
  picture,
  target,
} from './StackUpFigure.css.ts';

export interface StackUpFigureProps {
  /** The stack-up to draw: `stackUps` of `@pcb/engineering/stackUps` has ours. Thicknesses are in mm. */
  stackUp: StackUp;
  /** The text; override to translate or reword it. @default stackUpFigureContent */
  content?: StackUpFigureContent;
  /** The id of the highlighted layer, or `null` for none (controlled). */
  highlightedLayer?: string | null;
  /** The id of the layer that is highlighted initially. @default null */
  defaultHighlightedLayer?: string | null;
  /** Called with the id of the newly highlighted layer, or `null` for none. */
  onHighlightedLayerChange?: (layer: string | null) => void;
  /** The unit of the thicknesses where the table has room for one (controlled). */
  unit?: LengthUnit;
  /** The initial unit. @default 'mm' */
  defaultUnit?: LengthUnit;
  /** Called when the other unit is selected. */
  onUnitChange?: (unit: LengthUnit) => void;
  /** A reference to the source of the figures, beside the caption. */
  reference?: ReactNode;
}

interface CrossSectionProps {
  stackUp: StackUp;
  words: StackUpFigureContent;
  highlighted: string | null;
  onHighlight: (layer: string | null) => void;
}

/** The minimum height of a pointer target. */
const minTargetHeight = 12;

function CrossSection({ stackUp, words, highlighted, onHighlight }: CrossSectionProps) {
  const { height, top, bottom, layers, resin, mask: maskPath, wall, drill: drillPath } = drawStackUp(stackUp);
  const isAnyHighlighted = layers.some(({ layer }) => layer.id === highlighted);
  const highlightOf = (id: string) => ({
    'data-is-dim': (isAnyHighlighted && id !== highlighted) || undefined,
    'data-is-highlighted': id === highlighted || undefined,
  });
  const surroundings = { className: layerGroup, 'data-is-dim': isAnyHighlighted || undefined };
  const pointing = (id: string) => ({
    onPointerEnter: () => onHighlight(id),
    // Touch fires pointerleave on lift; the layer stays highlighted until another one is touched.
    onPointerLeave: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? undefined : onHighlight(null)),
  });
  const targetOf = ({ layer, top: layerTop, height: layerHeight }: DrawnLayer) => {
    const targetHeight = Math.max(layerHeight, minTargetHeight);
    return (
      <rect
        key={layer.id}
        className={target}
        x={sheet.left}
        width={sheet.right - sheet.left}
        y={layerTop - (targetHeight - layerHeight) / 2}
        height={targetHeight}
        {...pointing(layer.id)}
      />
    );
  };
  const isCopper = ({ layer }: DrawnLayer) => layer.kind === 'copper';
  const middle = (top + bottom) / 2;
  return (
    <svg
      role="img"
      aria-label={words.alternative(stackUp)}
      viewBox={`0 0 ${sheet.width} ${height}`}
      className={drawing}
    >
      <g {...surroundings}>
        <path className={materials.prepreg} d={resin} />
        <path className={mask} d={maskPath} />
      </g>
      {layers.map(({ layer, d, glass: cloth }) => (
        <g key={layer.id} className={layerGroup} {...highlightOf(layer.id)}>
          <path className={materials[layer.kind]} d={d} />
          {layer.kind === 'copper' ? null : <path className={glass[layer.kind]} d={cloth} />}
        </g>
      ))}
      <g {...surroundings}>
        <path className={materials.copper} d={wall} />
      </g>
      <path className={drill} d={drillPath} />
      {layers.map((drawn) => (
        <g key={drawn.layer.id} className={labelGroup} {...highlightOf(drawn.layer.id)} {...pointing(drawn.layer.id)}>
          <path className={leader} d={leaderOf(drawn)} />
          <text className={label} x={sheet.label} y={drawn.labelY}>
            {drawn.layer.id}
          </text>
          <text className={labelFigure} x={sheet.width} y={drawn.labelY}>
            {formatMm(drawn.layer.thickness, 4)}
          </text>
          {drawn.layer.id === highlighted ? (
            <rect
              className={outline}
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
        className={dimension}
        d={`M${sheet.left - 4} ${top}H${sheet.dimension - 6}M${sheet.left - 4} ${bottom}H${sheet.dimension - 6}M${sheet.dimension} ${top + 1}V${bottom - 1}`}
      />
      <path className={arrow} d={`M${sheet.dimension} ${top}l-3.5 9h7ZM${sheet.dimension} ${bottom}l-3.5 -9h7Z`} />
      <text className={dimensionText} transform={`translate(${sheet.dimension - 16} ${middle}) rotate(-90)`}>
        {words.thickness(stackUp.thickness)}
      </text>
      {/* Copper last: it is thin, and its targets overlap the neighbouring layers. */}
      {layers.filter((drawn) => !isCopper(drawn)).map(targetOf)}
      {layers.filter(isCopper).map(targetOf)}
    </svg>
  );
}

/**
 * A stack-up: its cross-section to scale beside the table of its layers. Pointing at a layer or at its row, or
 * focusing the row, highlights both.
 *
 * @example <StackUpFigure stackUp={stackUp} />
 */
export function StackUpFigure({
  stackUp,
  content = stackUpFigureContent,
  highlightedLayer,
  defaultHighlightedLayer = null,
  onHighlightedLayerChange,
  unit,
  defaultUnit = 'mm',
  onUnitChange,
  reference,
}: StackUpFigureProps) {
  const [currentUnit, changeUnit] = useControllable(unit, defaultUnit, onUnitChange);
  const [highlighted, highlight] = useControllable(highlightedLayer, defaultHighlightedLayer, onHighlightedLayerChange);
  return (
    <div className={frame}>
      <div className={figure}>
        <div className={picture}>
          <CrossSection stackUp={stackUp} words={content} highlighted={highlighted} onHighlight={highlight} />
          <Text size="small" tone="muted">
            {content.scale}
          </Text>
        </div>
        <SpecificationTable
          caption={content.caption(stackUp)}
          columns={content.columns}
          {...rowsOf(stackUp, content)}
          reference={reference}
          unit={currentUnit}
          onUnitChange={changeUnit}
          highlightedRow={highlighted}
          onHighlightedRowChange={highlight}
        />
      </div>
    </div>
  );
}
