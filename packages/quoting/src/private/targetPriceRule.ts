import { rulesOf } from '../hints/rule.ts';
import { maxAmount, parseAmount } from '../parse.ts';

export interface TargetPriceFigures {
  targetPrice: { typed: string; max: number };
}

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
