import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { courtyard, dots, drawing, outline, pads, pinOne, trace } from './EmptyFootprint.css.ts';

export interface EmptyFootprintProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The text alternative. Without it the picture is decorative and hidden from screen readers. */
  'aria-label'?: string;
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

const rows = steps(5).map((index) => 48 + 16 * index);
const padPath = rows.map((y) => `M70 ${y - 4}h20v8h-20zM150 ${y - 4}h20v8h-20z`).join('');
const dotPath = steps(10)
  .flatMap((row) => steps(15).map((column) => `M${8 + 16 * column} ${8 + 16 * row}h0`))
  .join('');

/**
 * The footprint of a part that is not fitted: the "no data" picture of an `EmptyState`.
 *
 * @example <EmptyState art={<EmptyFootprint />} title="No data" />
 */
export function EmptyFootprint({ 'aria-label': ariaLabel, className, ...props }: EmptyFootprintProps) {
  return (
    <svg
      {...props}
      {...(ariaLabel ? { role: 'img', 'aria-label': ariaLabel } : { 'aria-hidden': true })}
      className={joinClassNames(drawing, className)}
      viewBox="0 0 240 160"
    >
      <path className={dots} d={dotPath} />
      <path
        className={trace}
        d="M70 48H44L28 32H8M70 64H40L24 80H8M70 112H52L36 128H8M170 48h26l16-16h20M170 96h30l16 16h16M170 112h18l16 16h28"
      />
      <path className={courtyard} d="M62 32h116v96H62z" />
      <path className={pads} d={padPath} />
      <path className={outline} d="M98 38h14a8 8 0 0 0 16 0h14v84H98zM114 80h12M120 74v12" />
      <circle className={pinOne} cx="80" cy="37" r="2.5" />
      {/* The reference designator, not assigned yet: U? */}
      <path className={outline} d="M109 14v8l2 2h4l2-2v-8M122 16l2-2h4l2 2v2l-3 3M127 24.5h0" />
    </svg>
  );
}
