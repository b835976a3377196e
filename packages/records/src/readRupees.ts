import { type Paise, rupees } from '@pcb/quoting/money';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { plainText } from '@pcb/text/typed';

/** The reason that text is not an amount: two points, commas that do not group digits, a fraction of a paisa. */
export type AmountProblem = 'empty' | 'points' | 'commas' | 'decimals' | 'negative' | 'tooLarge' | 'unreadable';

export type TypedAmount = { isValid: true; value: Paise } | { isValid: false; problem: AmountProblem };

const problem = (name: AmountProblem): TypedAmount => ({ isValid: false, problem: name });

/** Reads rupees as typed or pasted: 1,25,000 or ₹ 1,25,000.50 or Rs. 125000. */
export function readRupees(typed: string): TypedAmount {
  const text = plainText(typed)
    .trim()
    .replace(/^(-?)\s*(?:₹|rs\.?|inr)\s*/i, '$1');
  if (text.split('.').length > 2) return problem('points');
  if (/\.\d{3,}$/.test(text)) return problem('decimals');
  const amount = readTypedNumber(text, 'count');
  if (amount.isValid) return { isValid: true, value: rupees(amount.value) };
  if (amount.problem === 'empty' || amount.problem === 'negative' || amount.problem === 'tooLarge')
    return problem(amount.problem);
  return problem(/^[\d,.]+$/.test(text) && text.includes(',') ? 'commas' : 'unreadable');
}
