import { LineChart } from '@pcb/ui/charts/LineChart';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import { leftToRight } from './leftToRight.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const boards = [
  82_400, 88_150, 1_13_000, 92_300, 1_04_250, 98_700, 1_19_900, 1_31_020, 1_11_400, 94_800, 1_16_500, 88_600,
];

const services = [
  { id: 'fabrication', label: 'Fabrication', values: [40, 44, 57, 46, 52, 49, 60, 66, 56, 47, 58, 44] },
  { id: 'assembly', label: 'Assembly', values: [22, 25, 31, 26, 30, 27, 33, 36, 31, 26, 33, 24] },
  { id: 'stencils', label: 'Stencils', values: [12, 13, 17, 14, 15, 16, 18, 20, 17, 14, 18, 13] },
  { id: 'sourcing', label: 'Component sourcing', values: [6, 6, 8, 6, 7, 6, 8, 9, 7, 7, 7, 7] },
];

const meta = preview.meta({
  title: 'Components/LineChart',
  component: LineChart,
  parameters: {
    guide: {
      instead: [
        '`BarChart` to compare things that have no order.',
        '`Sparkline` for a trend next to a figure.',
        '`Table` where people look up single values.',
        'Several charts, or a table, for more than four series.',
      ],
      keyboard: [
        '`Tab` Moves to Show as table, then to the drawing, which is one tab stop.',
        '`Arrow left or right` Moves from point to point, and screen readers announce each.',
        '`Enter` On Show as table: replaces the drawing by its numbers, and back.',
      ],
      copy: [
        'The summary is one sentence with the numbers that matter: Orders rose from 80 in January to 131 in August.',
        'Categories are short enough for an axis: Aug, Week 3.',
        'A missing value is a gap. Zero means zero.',
      ],
    },
  },
  args: {
    'aria-label': 'Boards made, 2025',
    summary: 'Most boards were made in August, 1,31,020, and fewest in January, 82,400.',
    categoryLabel: 'Month',
    categories: months,
    series: [{ id: 'boards', label: 'Boards', values: boards }],
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('announces the points that the arrow keys reach', async ({ canvas, userEvent }) => {
  const drawing = await canvas.findByRole('application', { name: /^Boards made, 2025. Chart: use the/ });
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
  await userEvent.tab();
  await expect(drawing).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expectAnnounced('Feb: Boards 88,150');
  await userEvent.keyboard('{ArrowLeft}');
  await expectAnnounced('Jan: Boards 82,400');
});

Playground.test('shows the same numbers as a table and keeps the focus', leftToRight, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('figure')).toHaveTextContent('fewest in January, 82,400.');
  const button = canvas.getByRole('button', { name: 'Show as table' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(button).toHaveTextContent('Show as chart');
  const table = canvas.getByRole('table', { name: 'Boards made, 2025' });
  await expect(within(table).getByRole('row', { name: 'Aug 1,31,020' })).toBeVisible();
  await expect(within(table).getAllByRole('row')).toHaveLength(13);
  await expect(canvas.queryByRole('application')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('application')).toBeVisible();
});

/** Series differ in dash and marker as well as in colour. */
export const Series = meta.story({
  args: {
    'aria-label': 'Orders by service, 2025',
    summary: 'Fabrication had the most orders in every month, 619 in the year, and component sourcing the fewest, 84.',
    series: services,
  },
});

/** Missing values are gaps. A point between two of them keeps its marker. */
export const MissingValues = meta.story({
  args: {
    'aria-label': 'Yield, 2025',
    summary: 'Yield rose from 96.4 % in January to 98.1 % in November; three months were not measured.',
    series: [
      {
        id: 'yield',
        label: 'Yield',
        values: [96.4, 96.8, Number.NaN, 97.1, null, 97.4, 97.2, 97.9, null, 98, 98.1, 97.8],
      },
    ],
    formatValue: (value: number) => `${value.toFixed(1)} %`,
  },
});

MissingValues.test('explains missing values in the drawing and in the table', async ({ canvas, userEvent }) => {
  const drawing = await canvas.findByRole('application');
  await expect(drawing.querySelectorAll('.recharts-line-dots path')).toHaveLength(9);
  await expect(canvas.getByText('Missing values: 3')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expectAnnounced('Mar: Yield No data');
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('row', { name: 'Mar No data' })).toBeVisible();
});

/** Losses are below the axis. */
export const Negative = meta.story({
  args: {
    'aria-label': 'Result by month, 2025',
    summary: 'The result fell to −₹4.2 lakh in April and has been positive since July.',
    series: [
      { id: 'result', label: 'Result in ₹ lakh', values: [2.1, 0.4, -1.8, -4.2, -3, -0.6, 1.1, 2.4, 3, 3.2, 3.8, 4.1] },
    ],
  },
});

export const Empty = meta.story({
  args: {
    categories: [],
    summary: 'No boards were made in this period.',
    empty: 'The chart appears with the first board.',
  },
});

/** A year of days: some points have markers, all have a tooltip. */
export const ManyPoints = meta.story({
  args: {
    'aria-label': 'Orders per day, 2025',
    summary: 'Between 60 and 140 orders a day, with a dip on each Sunday.',
    categoryLabel: 'Day',
    categories: Array.from({ length: 365 }, (_, day) => `${(day % 30) + 1}/${Math.floor(day / 30.5) + 1}`),
    series: [
      {
        id: 'orders',
        label: 'Orders',
        values: Array.from(
          { length: 365 },
          (_, day) => 100 + Math.round(30 * Math.sin(day / 40)) - (day % 7 === 0 ? 40 : 0),
        ),
      },
    ],
  },
});

export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    'aria-label': 'Orders by customer',
    summary:
      'The Directorate of Electronics Research and Instrumentation had the most orders in every month of the year, and the fewest came from the Institute for Tropical Metrology in Thiruvananthapuram.',
    categories: months.map((month) => `${month} of the year 2025`),
    series: [
      { id: 'one', label: 'Directorate of Electronics Research and Instrumentation', values: boards },
      {
        id: 'two',
        label: 'Institute_for_Tropical_Metrology_in_Thiruvananthapuram',
        values: boards.map((count) => count / 2),
      },
    ],
  },
  globals: narrow,
});

/** The values above the points are in the tooltip and the table only. */
export const Narrow = meta.story({ globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, args: { series: services } });
export const OnInverse = meta.story({ tags: ['on-inverse'], args: { series: services } });

/** The dashes and markers stay visible in forced colours. */
export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  globals: { contrast: 'forced' },
  args: { series: services },
});

/** The drawing is not mirrored. */
export const RightToLeft = meta.story({
  tags: ['right-to-left'],
  globals: { direction: 'rtl' },
  args: { series: services },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
