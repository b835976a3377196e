// @vitest-environment happy-dom
import { LineChart } from '@pcb/ui/charts/LineChart';
import fc from 'fast-check';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axisTicks } from '../../packages/ui/src/charts/private/axisTicks.ts';
import { ChartFrame } from '../../packages/ui/src/charts/private/ChartFrame.tsx';
import { labelledPoints } from '../../packages/ui/src/charts/private/labelledPoints.ts';

it.each([
  [
    [80, 88, 131, 60, 131, 60, 90],
    [3, 2, 6],
  ],
  [
    [null, 5, Number.NaN, 9, null],
    [1, 3],
  ],
  [[7], [0]],
  [[null], []],
])('the values of %j are labelled at the lowest, the highest and the last point', (values, points) => {
  expect([...labelledPoints({ id: 'orders', label: 'Orders', values }, values.length)]).toEqual(points);
});

describe('axisTicks', () => {
  it.each([
    [[], [0, 1]],
    [[0], [0, 1]],
    [[1], [0, 1]],
    [[9], [0, 2, 4, 6, 8, 10]],
    [
      [38, 12],
      [0, 10, 20, 30, 40],
    ],
    [[131], [0, 50, 100, 150]],
    [[1_617_195], [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
    [[0.25], [0, 0.05, 0.1, 0.15, 0.2, 0.25]],
    [
      [-30, 55],
      [-40, -20, 0, 20, 40, 60],
    ],
    [[-4], [-4, -3, -2, -1, 0]],
  ])('of %j: %j', (values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks);
  });

  it('are at most seven, evenly spaced, contain zero and reach all values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const ticks = axisTicks(values);
        const [first = 0, second = 0] = ticks;
        expect(ticks).toEqual(ticks.map((_, index) => first + index * (second - first)));
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toContain(0);
        expect(first).toBeLessThanOrEqual(Math.min(...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });
});

const chart = {
  'aria-label': 'Orders, 2025',
  summary: 'Orders rose.',
  categoryLabel: 'Month',
  categories: ['Jan', 'Feb', 'Mar'],
  series: [{ id: 'orders', label: 'Orders', values: [10_000, Number.NaN] }],
};

it('The table of a chart has small numbers in full, and other numbers with three decimals', () => {
  const values = [1e-7, -2.5e-9, 1234.56789, 0];
  const markup = renderToString(
    <ChartFrame
      {...chart}
      categories={['a', 'b', 'c', 'd']}
      series={[{ id: 'current', label: 'Current', values }]}
      loadPlot={() => new Promise(() => {})}
      renderSample={() => null}
    />,
  );
  expect([...markup.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    '0.0000001',
    '-0.0000000025',
    '1,234.568',
    '0',
  ]);
});

describe('a chart', () => {
  let unmount = () => {};

  const render = async (element: ReactNode) => {
    document.body.innerHTML = '<div id="app"></div>';
    const root = createRoot(document.getElementById('app') as HTMLElement);
    await act(() => Promise.resolve(root.render(element)));
    unmount = () => act(() => root.unmount());
  };

  const rows = () => [...document.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));

  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    unmount();
    unmount = () => {};
    vi.unstubAllGlobals();
  });

  it('that cannot be loaded shows an error and its table, in which a missing value is not zero', async () => {
    await render(
      <ChartFrame {...chart} loadPlot={() => Promise.reject(new Error('Offline'))} renderSample={() => null} />,
    );
    expect(document.querySelector('figure')?.textContent).toContain('The chart could not be loaded.');
    expect(document.querySelector('button')).toBeNull();
    expect(rows()).toEqual([
      ['Month', 'Orders'],
      ['Jan', '10,000'],
      ['Feb', 'No data'],
      ['Mar', 'No data'],
    ]);
  });

  it('without a value has no drawing, no table and no button', async () => {
    const series = [{ id: 'orders', label: 'Orders', values: [Number.NaN, null] }];
    await render(<LineChart {...chart} series={series} empty="No orders in this period" />);
    expect(document.querySelector('figure')?.textContent).toBe('Orders rose.No orders in this period');
  });

  it('is rendered by a server with its caption and its numbers, without the drawing', () => {
    const html = renderToString(<LineChart {...chart} />);
    expect(html).toContain('Orders rose.');
    expect(html).toContain('10,000');
    expect(html).not.toContain('recharts');
  });
});
