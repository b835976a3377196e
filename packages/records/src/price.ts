/** Returns the amount in a free-text price: '₹12,000', '₹266.50 a panel', or `NaN`, which sorts last. */
export function rupeesIn(price: string): number {
  const found = /^\s*([-−]?)\D*?([-−]?)(\d[\d,]*(?:\.\d+)?)/.exec(price);
  if (!found) return NaN;
  const [, before, after, digits = ''] = found;
  return (before || after ? -1 : 1) * Number(digits.replaceAll(',', ''));
}
