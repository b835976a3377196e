import type { Capability } from '@pcb/engineering/capabilities';
import { otherUnit } from './lengthText.ts';

/** A figure with its unit: '0.30 mm', '430 × 385 mm', '8:1'. */
export const withUnit = ({ text, unit }: Capability<unknown>) => (unit === 'ratio' ? `${text}:1` : `${text} ${unit}`);

/** A length in mm or mil, with the conversion in brackets: '0.30 mm (11.81 mil)', '±0.13 mm (±5.12 mil)'. */
export const converted = (length: string) => `${length} (${otherUnit(length)})`;

/** A capability in mm and mil: '0.30 mm (11.81 mil)'. */
export const withBothUnits = (length: Capability<unknown>) => converted(withUnit(length));

/** A tolerance: '±0.13 mm'. */
export const plusMinus = (length: Capability) => `±${withUnit(length)}`;

/** Equal track and space: '4/4 mil'. */
export const traceAndSpace = ({ text, unit }: Capability) => `${text}/${text} ${unit}`;
