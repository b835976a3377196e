'use client';
import { formatMoney, isFigure, type MoneyFormatOptions } from '../../format/format.ts';
import { wholePaise } from '../../format/wholePaise.ts';
import { Figure, type FigureElementProps } from '../../private/figure/Figure.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { compactMoney } from './compactMoney.ts';

export interface MoneyProps extends FigureElementProps, MoneyFormatOptions {
  /** The amount in whole paise. If it is missing, a dash is shown, which screen readers read as not given. */
  value: number | null | undefined;
  /** Whether ₹12,34,567 is shown as ₹12.3 lakh. For decisions, show the exact amount as well. @default false */
  isCompact?: boolean;
}

/**
 * An amount in rupees with Indian grouping: ₹12,34,567. In a column, pass `hasPaise` and align it to the right. For a
 * number without a currency, use `NumberText`; for a string, use `formatMoney` of `@pcb/ui/format`.
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
