import { capabilities } from '@pcb/engineering/capabilities';
import { kebabCase } from '@pcb/text/kebabCase';
import type { FabValues } from '../forms.ts';
import { rulesOf } from '../hints/rule.ts';
import { maxPanelCount, panelCount, panelCounts, panelsFor, requestedPanel } from '../panelGrid.ts';
import { parsePositiveCount } from '../parse.ts';
import { countRules, isEmpty } from './typedHints.ts';

export interface ChoiceFigures {
  panelCount: { typed: string; max: number };
  panelGridTooLarge: { width: number; height: number; usable: string };
  panelsNeeded: { boards: number; perPanel: number; panels: number; empty: number };
  legendInvisible: null;
}

const rules = rulesOf<FabValues, ChoiceFigures>();

const hiddenBy: Readonly<Record<FabValues['legendColour'], readonly FabValues['maskColour'][]>> = {
  white: ['white', 'yellow'],
  black: ['black'],
};

const fitsWorkingPanel = (values: FabValues) => (requestedPanel(values)?.panels.count ?? 1) > 0;

const panelAndLegend = [
  ...panelCounts.flatMap((name) =>
    rules({
      id: `${kebabCase(name)}-unreadable`,
      isFirst: true,
      field: name,
      level: 'review',
      source: 'orderForm',
      when: (values) => values.dispatchUnit === 'panel' && !isEmpty(values[name]) && panelCount(values[name]) === null,
      code: 'panelCount',
      figures: (values) => ({ typed: values[name], max: maxPanelCount }),
    }),
  ),
  ...rules(
    {
      id: 'panel-grid-too-large',
      field: 'panelRows',
      level: 'review',
      source: 'capabilitySheet',
      when: (values) => !fitsWorkingPanel(values),
      code: 'panelGridTooLarge',
      figures: (values) => {
        const { width, height } = requestedPanel(values) ?? { width: 0, height: 0 };
        return { width, height, usable: capabilities.panel.usable.text };
      },
      advice: () => [{ panelRows: '', panelColumns: '' }],
    },
    {
      id: 'panels-needed',
      field: 'panelRows',
      level: 'information',
      source: 'orderForm',
      when: (values) =>
        requestedPanel(values) !== null && fitsWorkingPanel(values) && parsePositiveCount(values.quantity) !== null,
      code: 'panelsNeeded',
      figures: (values) => {
        const boards = parsePositiveCount(values.quantity) ?? 1;
        const perPanel = requestedPanel(values)?.boards ?? 1;
        return { boards, perPanel, ...panelsFor(boards, perPanel) };
      },
    },
    {
      id: 'legend-hardly-shows',
      field: 'legendColour',
      level: 'review',
      source: 'processRule',
      when: ({ maskColour, legendColour, legendSide }) =>
        legendSide !== 'none' && hiddenBy[legendColour].includes(maskColour),
      code: 'legendInvisible',
      advice: ({ legendColour }) => [
        { legendColour: legendColour === 'white' ? 'black' : 'white' },
        { legendSide: 'none' },
      ],
    },
  ),
];

export const choiceRules = [...countRules('fab'), ...panelAndLegend];
