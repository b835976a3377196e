import { formatNumber } from '@pcb/ui/format';

export const upToTwoDecimals = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });

/** '0.1–2'. */
export const rangeText = ([low, high]: readonly [number, number]) => `${low}–${high}`;
