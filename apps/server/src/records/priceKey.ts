/** Sorts after every amount. */
const withoutAmount = 1e15;

/** The sort key of a price in free text: its first amount in paise. That of '₹750 a panel' is 75000. */
export function priceKey(price: string): number {
  const [digits] = /\d[\d,]*(\.\d+)?/.exec(price) ?? [];
  return digits === undefined
    ? withoutAmount
    : Math.min(Math.round(Number(digits.replaceAll(',', '')) * 100), withoutAmount);
}
