'use client';
import { formatNumber, type NumberFormatOptions } from '../../format/format.ts';
import { Figure, type FigureElementProps } from '../../private/figure/Figure.tsx';

export interface NumberTextProps extends FigureElementProps, NumberFormatOptions {
  /** The number. Without a finite one, a dash is shown, and screen readers say that it is not given. */
  value: number | null | undefined;
}

/**
 * A number with Indian grouping and figures of equal width: 12,34,567.5. It is not called `Number`, which is JavaScript's
 * own. For an amount use `Money`; for a string, such as the name of a chart, `formatNumber` of `@pcb/ui/format`.
 *
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
