import type { Capability } from '@pcb/engineering/capabilities';
import { otherUnit } from './lengthText.ts';

export const withUnit = ({ text, unit }: Capability<unknown>) => (unit === 'ratio' ? `${text}:1` : `${text} ${unit}`);

/** A length in mm or mil with its conversion: '0.30 mm (11.81 mil)', '±0.13 mm (±5.12 mil)'. */
export const converted = (length: string) => `${length} (${otherUnit(length)})`;

/** '0.30 mm (11.81 mil)'. */
export const withBothUnits = (length: Capability<unknown>) => converted(withUnit(length));

export const plusMinus = (length: Capability) => `±${withUnit(length)}`;

export const traceAndSpace = ({ text, unit }: Capability) => `${text}/${text} ${unit}`;
