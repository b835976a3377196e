'use client';
import { formatMoney, isFigure, type MoneyFormatOptions } from '../../format/format.ts';
import { wholePaise } from '../../format/wholePaise.ts';
import { Figure, type FigureElementProps } from '../../private/figure/Figure.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { compactMoney } from './compactMoney.ts';

export interface MoneyProps extends FigureElementProps, MoneyFormatOptions {
  /** The amount in whole paise. Without one, a dash is shown, and screen readers say that it is not given. */
  value: number | null | undefined;
  /**
   * Whether the amount is rounded to lakh or crore from ₹1,00,000 on: ₹12.3 lakh. For an overview only: where money is
   * decided, the exact amount is beside it. @default false
   */
  isCompact?: boolean;
}

/**
 * An amount in rupees with Indian grouping and figures of equal width: ₹12,34,567 and ₹266.50. In a column of amounts all
 * have paise (`hasPaise`), and the column is right-aligned. For a number without a currency use `NumberText`; for a
 * string, such as the name of a chart, `formatMoney` of `@pcb/ui/format`.
 *
 * @example <Money value={order.total} />
 */
export function Money({ value, hasPaise = false, isCompact = false, ...props }: MoneyProps) {
  const messages = useMessages();
  return (
    <Figure {...props} number={value} value={isFigure(value) ? (wholePaise(value) / 100).toFixed(2) : ''}>
      {isCompact && isFigure(value) ? compactMoney(value, messages) : formatMoney(value, { hasPaise })}
    </Figure>
  );
}
