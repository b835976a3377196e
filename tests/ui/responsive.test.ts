import type { InlineProps } from '@pcb/ui/Inline';
import { above, breakpoints, type Responsive } from '@pcb/ui/theme';
import { expect, expectTypeOf, it } from 'vitest';
import { columnTemplates } from '../../packages/ui/src/components/Grid/columns.ts';

it('lists the breakpoints from the narrowest on, because a wider one overrides the others', () => {
  const widths = breakpoints.map((breakpoint) => Number(/\d+/.exec(above[breakpoint])?.[0]));
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
});

// Checked by the compiler.
it('accepts a value, or values by breakpoint with the narrowest one required', () => {
  type Gap = Responsive<'small' | 'large'>;
  expectTypeOf<'small'>().toExtend<Gap>();
  expectTypeOf<{ phone: 'small'; desktop: 'large' }>().toExtend<Gap>();
  expectTypeOf<{ desktop: 'large' }>().not.toExtend<Gap>();
  expectTypeOf<{ phone: 'huge' }>().not.toExtend<Gap>();
  expectTypeOf<{ phone: 'row'; tablet: 'column' }>().toExtend<InlineProps['direction']>();
});

it('builds the columns of a grid', () => {
  expect(columnTemplates(3, '16rem')).toEqual({ phone: 'repeat(3, minmax(0, 1fr))' });
  expect(columnTemplates([2, '21rem', 'auto'], '16rem')).toEqual({ phone: 'minmax(0, 2fr) 21rem auto' });
  expect(columnTemplates('auto-fill', '16rem')).toEqual({
    phone: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  });
});

it('builds the columns of a grid at each breakpoint at which their number or their minimum width changes', () => {
  const fill = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;
  expect(
    columnTemplates({ phone: 'auto-fill', tablet: 'auto-fill', desktop: 4 }, { phone: '8rem', laptop: '12rem' }),
  ).toEqual({
    phone: fill('8rem'),
    tablet: fill('8rem'),
    laptop: fill('12rem'),
    desktop: 'repeat(4, minmax(0, 1fr))',
  });
});
