/** react-aria reports an emptied field as `NaN`. With a minimum that is invalid, so the last value is kept. */
export function keepLastValue(next: number, last: number, minValue: number | undefined): number {
  return Number.isNaN(next) && minValue !== undefined ? last : next;
}
