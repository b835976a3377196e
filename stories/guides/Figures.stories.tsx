import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type ShownFigure, shownFigures } from './figures.ts';
import { type ProductionFigure, productionFigures } from './productionFigures.ts';

const columns = [
  { id: 'url', label: 'Page and section', isRowHeader: true },
  { id: 'what', label: 'What' },
  { id: 'figure', label: 'Figure' },
  { id: 'source', label: 'Source' },
] as const;

const productionColumns = [
  { id: 'name', label: 'Figure', isRowHeader: true },
  { id: 'value', label: 'Value' },
  { id: 'source', label: 'Source' },
] as const;

/** The figures, grouped by page. */
const pathOf = ({ url }: ShownFigure) => url.replace(/#.*/, '');
const byPage = [...new Set(shownFigures.map(pathOf))].map(
  (path) => [path, shownFigures.filter((figure) => pathOf(figure) === path)] as const,
);

/** Each figure on content pages, articles and catalogue pages with its source, read from their content files. */
function Figures() {
  return (
    <Stack gap="xxlarge">
      <Stack gap="medium">
        <Heading level={1}>Figures and their sources</Heading>
        <Text hasLineLimit>
          {shownFigures.length} figures, read from the content files. Drawings and calculators compute theirs with
          @pcb/engineering, whose comments name the formulas and whose tests check the values.
        </Text>
      </Stack>
      <Table<ProductionFigure, (typeof productionColumns)[number]['id']>
        caption="Figures of production"
        maxHeight="none"
        columns={productionColumns}
        rows={productionFigures}
        renderCell={(figure, column) => figure[column]}
      />
      {byPage.map(([path, figures]) => (
        <Table<ShownFigure, (typeof columns)[number]['id']>
          key={path}
          caption={path}
          maxHeight="none"
          columns={columns}
          rows={figures}
          renderCell={(figure, column) => (column === 'url' ? figure.url.slice(path.length) || path : figure[column])}
        />
      ))}
    </Stack>
  );
}

const meta = preview.meta({ title: 'Guides/Figures and sources', tags: ['nightly'], component: Figures });

export const AllFigures = meta.story({});

AllFigures.test('names a source for every figure', async ({ canvas }) => {
  await expect(shownFigures.length).toBeGreaterThan(150);
  await expect(shownFigures.filter(({ source }) => source === '')).toEqual([]);
  const panels = within(canvas.getByRole('table', { name: '/resources/panel-guidelines' }));
  await expect(panels.getAllByRole('row').length).toBeGreaterThan(10);
});
