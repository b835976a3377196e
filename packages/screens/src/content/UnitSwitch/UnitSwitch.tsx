'use client';
import { useId } from 'react';
import { lengthUnits, type LengthUnit } from './lengthUnits.ts';
import { unitSwitchContent, type UnitSwitchContent } from './UnitSwitch.content.ts';
import { choice, face, radio, unitSwitch } from './UnitSwitch.css.ts';

export type { LengthUnit } from './lengthUnits.ts';

export interface UnitSwitchProps {
  /** The selected unit. */
  unit: LengthUnit;
  /** Called when the other unit is selected. */
  onUnitChange: (unit: LengthUnit) => void;
  /** The labels of the group and the options. @default unitSwitchContent */
  content?: UnitSwitchContent;
}

/** Switches a table between mm and mil. Native radio buttons, because a page has one for each table. */
export function UnitSwitch({ unit, onUnitChange, content = unitSwitchContent }: UnitSwitchProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={content.label} className={unitSwitch}>
      {lengthUnits.map((option) => (
        <label key={option} className={choice}>
          <input
            type="radio"
            className={radio}
            name={name}
            value={option}
            checked={unit === option}
            onChange={() => onUnitChange(option)}
          />
          <span className={face}>{content[option]}</span>
        </label>
      ))}
    </div>
  );
}
