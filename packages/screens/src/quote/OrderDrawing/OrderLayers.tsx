'use client';
import { StackUpDrawing } from '@pcb/art/StackUpDrawing';
import { outerCopperOf } from '@pcb/engineering/capabilities';
import { outerCopper } from '@pcb/engineering/stackUps';
import type { FabValues } from '@pcb/quoting/forms';
import { stackUpOf } from '@pcb/quoting/hints/facts';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { type PointerEvent, useState } from 'react';
import { rowsOf } from '../../content/tools/StackUpFigure/rowsOf.ts';
import { stackUpFigureContent } from '../../content/tools/StackUpFigure/StackUpFigure.content.ts';
import { type LengthUnit, UnitSwitch } from '../../content/UnitSwitch/UnitSwitch.tsx';
import type { OrderDrawingContent } from './OrderDrawing.content.ts';
import * as styles from './OrderDrawing.css.ts';

interface OrderLayersProps {
  values: FabValues;
  unit: LengthUnit;
  onUnitChange: (unit: LengthUnit) => void;
  content: OrderDrawingContent;
}

/** The layers of a board, narrower than `StackUpFigure`. Hover or focus highlights a layer in the cross-section and the table. */
export function OrderLayers({ values, unit, onUnitChange, content }: OrderLayersProps) {
  const [highlighted, highlight] = useState<string | null>(null);
  const stackUp = stackUpOf(values);
  if (!stackUp) return <Text tone="muted">{content.noStackUp(values)}</Text>;
  const { rows } = rowsOf(stackUp, stackUpFigureContent);
  const copper = outerCopperOf(Number(values.copper));
  // The copper of a single-layer board is not plated.
  const finished = values.layers === '1' ? copper?.base : copper?.finished;
  const drawn = outerCopper * 1000;
  return (
    <>
      <StackUpDrawing
        stackUp={stackUp}
        aria-label={stackUpFigureContent.alternative(stackUp)}
        thickness={stackUpFigureContent.thickness(stackUp.thickness)}
        highlightedLayer={highlighted}
        onHighlightedLayerChange={highlight}
        className={styles.section}
      />
      <Inline justify="space-between" gap="small">
        <Text size="small" tone="muted">
          {content.notes.heights}
        </Text>
        <UnitSwitch unit={unit} onUnitChange={onUnitChange} />
      </Inline>
      <ul className={styles.layers} aria-label={content.layersLabel}>
        {rows.map(({ id, cells }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.layer}
              aria-pressed={id === highlighted}
              onPointerEnter={() => highlight(id)}
              // Touch fires pointerleave on lift; the row stays highlighted until another one is touched.
              onPointerLeave={({ pointerType }: PointerEvent) =>
                pointerType === 'touch' ? undefined : highlight(null)
              }
              onFocus={() => highlight(id)}
              onBlur={() => highlight(null)}
              // Safari does not focus a pressed button.
              onClick={() => highlight(id)}
            >
              <span className={styles.layerId}>{id}</span>
              <span>{`${cells['material']} · ${cells['use']}`}</span>
              <span className={styles.layerThickness}>{`${cells[unit]} ${unit}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {finished === undefined || finished === drawn ? null : (
        <Text size="small" tone="muted">
          {content.notes.copper(drawn, values.copper, finished)}
        </Text>
      )}
    </>
  );
}
