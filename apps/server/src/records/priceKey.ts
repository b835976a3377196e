/** Later than every amount. */
const withoutAmount = 1e15;

/** What a price in free text sorts by: its first amount in paise. '₹750 a panel' is 75000. */
export function priceKey(price: string): number {
  const [digits] = /\d[\d,]*(\.\d+)?/.exec(price) ?? [];
  return digits === undefined
    ? withoutAmount
    : Math.min(Math.round(Number(digits.replaceAll(',', '')) * 100), withoutAmount);
}
