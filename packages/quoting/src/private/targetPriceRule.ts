import { maxAmount, parseAmount } from '../parse.ts';
import { rulesOf } from '../hints/rule.ts';

/** The figures of this hint by its code. */
export interface TargetPriceFigures {
  /** In rupees. */
  targetPrice: { typed: string; max: number };
}

/** The rule for a target price that cannot be read. The order has its price all the same. */
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
