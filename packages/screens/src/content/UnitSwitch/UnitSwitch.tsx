'use client';
import { RadioSwitch } from '../../shared/components/RadioSwitch.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { lengthUnits, type LengthUnit } from './lengthUnits.ts';
import { unitSwitchContent, type UnitSwitchContent } from './UnitSwitch.content.ts';
import * as styles from './UnitSwitch.css.ts';

export type { LengthUnit } from './lengthUnits.ts';

export interface UnitSwitchProps extends WithContent<UnitSwitchContent> {
  /** The selected unit. */
  unit: LengthUnit;
  /** Called when the other unit is selected. */
  onUnitChange: (unit: LengthUnit) => void;
}

export const UnitSwitch = ({ unit, onUnitChange, content = unitSwitchContent }: UnitSwitchProps) => (
  <RadioSwitch
    label={content.label}
    value={unit}
    onChange={onUnitChange}
    look={{ group: styles.group, choice: styles.choice }}
    choices={lengthUnits.map((id) => ({ id, face: <span className={styles.face}>{content[id]}</span> }))}
  />
);
