import { BarChart } from '@pcb/ui/charts/BarChart';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';

const byQuarter = [
  { id: 'fabrication', label: 'Fabrication', values: [14_100, 14_700, 18_200, 14_900] },
  { id: 'assembly', label: 'Assembly', values: [7_800, 8_300, 10_000, 8_300] },
  { id: 'stencils', label: 'Stencils', values: [4_200, 4_500, 5_500, 4_500] },
  { id: 'sourcing', label: 'Component sourcing', values: [2_000, 1_900, 2_400, 2_100] },
];

const meta = preview.meta({
  title: 'Components/BarChart',
  component: BarChart,
  parameters: {
    guide: {
      instead: [
        '`LineChart` for values over time.',
        '`Table` where people look up single values.',
        'Several charts, or a table, for more than four series.',
      ],
      keyboard: [
        '`Tab` Moves to Show as table, then to the drawing, which is one tab stop.',
        '`Arrow left or right` Moves from category to category, and screen readers announce each.',
        '`Enter` On Show as table: replaces the drawing by its numbers, and back.',
      ],
      copy: [
        'The summary is one sentence with the numbers that matter: Most boards have two layers, 640 of 1,234.',
        'Categories are short enough for an axis, and sorted by size or in their own order.',
      ],
    },
  },
  args: {
    'aria-label': 'Orders by layers',
    summary: 'Most boards have two layers: 640 of 1,234 orders.',
    categoryLabel: 'Layers',
    categories: ['1', '2', '4', '6', '8', '10 or more'],
    series: [{ id: 'orders', label: 'Orders', values: [140, 640, 298, 96, 42, 18] }],
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'announces the bars that the arrow keys reach, and has them as a table',
  async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('application', { name: /^Orders by layers/ });
    await expect(drawing.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(6);
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectAnnounced('2: Orders 640');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '10 or more 18' })).toBeVisible();
  },
);

/** Series differ in pattern as well as in colour. */
export const Series = meta.story({
  args: {
    'aria-label': 'Orders by service and quarter',
    summary: 'All services had the most orders in the third quarter, fabrication 18,200.',
    categoryLabel: 'Quarter',
    categories: ['Q1', 'Q2', 'Q3', 'Q4'],
    series: byQuarter,
  },
});

export const LongContent = Series.extend({
  tags: ['long-content'],
  args: {
    categories: ['Directorate of Electronics', 'Institute of Metrology', 'Control_boards_for_ventilation', 'Other'],
  },
  globals: narrow,
});

export const Empty = meta.story({
  args: { series: [{ id: 'orders', label: 'Orders', values: [] }], summary: 'There are no orders in this period.' },
});

export const Dark = Series.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = Series.extend({ tags: ['on-inverse'] });

/** The patterns stay visible in forced colours. */
export const ForcedColours = Series.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
