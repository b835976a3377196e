'use client';
import { formatNumber, type NumberFormatOptions } from '../../format/format.ts';
import { Figure, type FigureElementProps } from '../../private/figure/Figure.tsx';

export interface NumberTextProps extends FigureElementProps, NumberFormatOptions {
  /** The number. If it is not finite, a dash is shown, which screen readers read as not given. */
  value: number | null | undefined;
}

/**
 * A number with Indian grouping: 12,34,567.5. For an amount, use `Money`; for a string, use `formatNumber`.
 * @example <NumberText value={stock} /> pieces
 */
export function NumberText({ value, minimumFractionDigits, maximumFractionDigits, ...props }: NumberTextProps) {
  const options = {
    ...(minimumFractionDigits !== undefined && { minimumFractionDigits }),
    ...(maximumFractionDigits !== undefined && { maximumFractionDigits }),
  };
  return (
    <Figure {...props} number={value} value={String(value)}>
      {formatNumber(value, options)}
    </Figure>
  );
}
