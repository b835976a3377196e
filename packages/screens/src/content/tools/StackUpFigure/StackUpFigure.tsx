'use client';
import { StackUpDrawing } from '@pcb/art/StackUpDrawing';
import type { StackUp } from '@pcb/engineering/stackUps';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useControllable } from '@pcb/ui/useControllable';
import { type ReactNode, useState } from 'react';
import { keepTogether } from '../../../shared/format/keepTogether.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { SpecificationTable } from '../../SpecificationTable/SpecificationTable.tsx';
import type { LengthUnit } from '../../UnitSwitch/UnitSwitch.tsx';
import { rowsOf } from './rowsOf.ts';
import { stackUpFigureContent, type StackUpFigureContent } from './StackUpFigure.content.ts';
import * as styles from './StackUpFigure.css.ts';

export interface StackUpFigureProps extends WithContent<StackUpFigureContent> {
  /** The stack-up to draw, in mm: `stackUps` of `@pcb/engineering/stackUps` has ours. */
  stackUp: StackUp;
  /** The unit of the thicknesses if the table has room for only one. If omitted, the figure keeps its own. */
  unit?: LengthUnit;
  /** Called when the other unit is selected. */
  onUnitChange?: (unit: LengthUnit) => void;
  /** A reference to the source of the figures, next to the caption. */
  reference?: ReactNode;
}

/**
 * A stack-up: its cross-section to scale, next to the table of its layers. Hover or focus highlights a layer in both.
 *
 * @example <StackUpFigure stackUp={stackUp} />
 */
export function StackUpFigure({
  stackUp,
  content = stackUpFigureContent,
  unit,
  onUnitChange,
  reference,
}: StackUpFigureProps) {
  const [currentUnit, changeUnit] = useControllable<LengthUnit>(unit, 'mm', onUnitChange);
  const [highlighted, highlight] = useState<string | null>(null);
  return (
    <div className={styles.frame}>
      <div className={styles.figure}>
        <Stack gap="medium" className={styles.picture}>
          <StackUpDrawing
            stackUp={stackUp}
            aria-label={content.alternative(stackUp)}
            thickness={content.thickness(stackUp.thickness)}
            highlightedLayer={highlighted}
            onHighlightedLayerChange={highlight}
          />
          <Text size="small" tone="muted">
            {keepTogether(content.scale(stackUp))}
          </Text>
        </Stack>
        <SpecificationTable
          caption={content.caption(stackUp)}
          columns={content.columns}
          {...rowsOf(stackUp, content)}
          reference={reference}
          isCompact
          unit={currentUnit}
          onUnitChange={changeUnit}
          highlightedRow={highlighted}
          onHighlightedRowChange={highlight}
        />
      </div>
    </div>
  );
}
