import { maxAmount, parseAmount } from '../parse.ts';
import { rulesOf } from '../hints/rule.ts';

export interface TargetPriceFigures {
  /** In rupees. */
  targetPrice: { typed: string; max: number };
}

/** For an unreadable target price. The order is priced anyway. */
export const targetPriceRule = <Values extends { targetPrice: string }>() =>
  rulesOf<Values, TargetPriceFigures>()({
    id: 'target-price-unreadable',
    field: 'targetPrice',
    level: 'review',
    source: 'orderForm',
    when: ({ targetPrice }) => targetPrice.trim() !== '' && parseAmount(targetPrice) === null,
    code: 'targetPrice',
    figures: ({ targetPrice }) => ({ typed: targetPrice.trim(), max: maxAmount }),
  });
