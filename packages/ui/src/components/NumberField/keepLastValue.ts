/**
 * What a number field holds after an edit. An emptied field is `NaN` to react-aria; where there is a least value, no
 * value is not a valid one, so the last one comes back.
 */
export function keepLastValue(next: number, last: number, minValue: number | undefined): number {
  return Number.isNaN(next) && minValue !== undefined ? last : next;
}
