import { capabilities, type Size } from '@pcb/engineering/capabilities';
import { mmToMil } from '@pcb/engineering/lengths';
import { type DeliveryPanel, recommendedPanel } from '@pcb/engineering/panel';
import { formSchemas, type FabValues, type FlexValues } from '@pcb/quoting/forms';
import { panelsFor } from '@pcb/quoting/panelGrid';
import { formatNumber } from '@pcb/ui/format';
import type { LengthUnit } from '../../content/UnitSwitch/UnitSwitch.tsx';
import { upToTwoDecimals } from '../../shared/format/numbers.ts';
import { counted, holesAndSlots, pluralOf } from '../../shared/format/phrases.ts';
import { zoomContent } from '../stage/zoom.content.ts';
import type { DrawnFacts, DrawnOrder } from './drawnOrder.ts';

const inMil = (mm: number) => formatNumber(mmToMil(mm), { maximumFractionDigits: 1 });

const { border, millingGap, minVCutPanel, toolingHole, usable, working } = capabilities.panel;

const length = (mm: number, unit: LengthUnit) => (unit === 'mm' ? `${upToTwoDecimals(mm)} mm` : `${inMil(mm)} mil`);

const written = ({ width, height }: Size, unit: LengthUnit) =>
  unit === 'mm'
    ? `${upToTwoDecimals(width)} × ${upToTwoDecimals(height)} mm`
    : `${inMil(width)} × ${inMil(height)} mil`;

const spoken = ({ width, height }: Size, unit: LengthUnit) =>
  unit === 'mm'
    ? `${upToTwoDecimals(width)} by ${upToTwoDecimals(height)} millimetres`
    : `${inMil(width)} by ${inMil(height)} mil`;

const materials: Record<FabValues['material'] | FlexValues['material'], string> = {
  fr4: 'FR-4',
  rogers: 'Rogers laminate',
  polyimide: 'polyimide',
  pe: 'PE film',
};

const finishes: Record<FabValues['finish'] | FlexValues['finish'], string> = {
  hasl: 'HASL',
  leadfree: 'lead-free HASL',
  tin: 'tin',
  enig: 'ENIG',
  enepig: 'ENEPIG',
};

const stiffeners = { polyimide: 'polyimide', fr4: 'FR-4', steel: 'stainless steel' };

/** Only the customer's files define where a stiffener is, so the drawing shows an example. */
const stiffenerText = ({ service, values }: DrawnOrder) =>
  service !== 'flex' || values.stiffener === 'none'
    ? ''
    : ` and a sample stiffener of ${stiffeners[values.stiffener]} on the ${values.stiffenerSide}`;

type SizeText = (size: Size) => string;

function pieceSentence(order: DrawnOrder, { size, shape }: Extract<DrawnFacts, { kind: 'piece' }>, text: SizeText) {
  if (order.service === 'stencil')
    return `${order.values.type === 'framed' ? 'Framed' : 'Frameless'} stencil of ${text(size)}.`;
  const { material, finish } = order.values;
  const piece = order.service === 'fab' ? 'Board' : 'Flexible circuit';
  const board = `${piece} of ${text(size)} in ${materials[material]}`;
  if (!shape) return `${board}, with sample pads in ${finishes[finish]}${stiffenerText(order)}.`;
  return `${board}, with the outline of your files, ${holesAndSlots(shape.holes.length, shape.slots.length)}.`;
}

function panelSentence({ request, panels, ...panel }: DeliveryPanel, text: SizeText) {
  const { columns, rows } = request;
  const boards = `${counted(columns * rows, 'board')} of ${text(request)}`;
  const grid =
    columns * rows === 1
      ? ''
      : `, ${columns} across and ${rows} down, ${request.gap === 0 ? 'with V-cuts between them' : `${millingGap.text} mm apart`}`;
  const tooLarge = panels.count === 0 ? `, too large for our working panel` : '';
  return `Panel of ${text(panel)} with ${boards}${grid}, in a border of ${border.text} mm with ${toolingHole.text} mm tooling holes${tooLarge}.`;
}

function workingPanelSentence(facts: Extract<DrawnFacts, { kind: 'workingPanel' }>, text: SizeText) {
  const { item, panel, count: items, used } = facts;
  if (items === 0)
    return `${panel ? 'A panel' : 'A board'} of ${text(item)} does not fit the usable ${text(usable.value)} of our working panel.`;
  const many = panel
    ? `${counted(items, 'panel')} of ${text(item)}, with ${counted(items * panel.boards, 'board')} in all, `
    : `${counted(items, 'board')} of ${text(item)} `;
  const waste = 100 - Math.round(used * 100);
  return `${many}${pluralOf(items, 'fits', 'fit')} our working panel of ${text(working.value)}; ${waste} % of it is waste.`;
}

function sentence(order: DrawnOrder, facts: DrawnFacts, text: SizeText): string {
  switch (facts.kind) {
    case 'unknown':
      return 'No size to draw yet: enter X and Y.';
    case 'piece':
      return pieceSentence(order, facts, text);
    case 'panel':
      return panelSentence(facts.panel, text);
    case 'noPanel':
      return `There is no panel of ${text(facts.size)}; this is a single piece.`;
    case 'workingPanel':
      return workingPanelSentence(facts, text);
  }
}

const thicknessesOf = (layers: string) => (layers === '1' ? '1.6' : formSchemas.fab.thickness.options.join(', '));

export const orderDrawingContent = {
  /** Never 'your board': it has the size of the form, without the customer's copper, mask and legend. */
  title: 'To scale, from your numbers',
  filesTitle: 'Your board, from your files',
  viewsLabel: 'View',
  views: {
    files: () => 'Your files',
    panel: () => 'Panel',
    piece: (service: DrawnOrder['service']) => ({ fab: 'Board', flex: 'Circuit', stencil: 'Stencil' })[service],
    workingPanel: () => 'Working panel',
    layers: () => 'Layers',
  },
  stage: 'Drawing',
  /** Keyboard help for screen readers. */
  keys: 'Plus and minus zoom, 0 shows all, and the arrow keys move a magnified drawing.',
  zoom: zoomContent,
  panel: {
    columns: 'Columns',
    rows: 'Rows',
    suggest: 'Our suggestion',
    separation: { label: 'Separation', tabs: 'Tabs', vCut: 'V-cuts' },
  },
  length,
  caption: (order: DrawnOrder, facts: DrawnFacts, unit: LengthUnit) =>
    sentence(order, facts, (size) => written(size, unit)),
  alternative: (order: DrawnOrder, facts: DrawnFacts, unit: LengthUnit) =>
    sentence(order, facts, (size) => spoken(size, unit)),
  layersLabel: 'Layers, from top to bottom',
  notes: {
    heights: 'Heights are to scale.',
    coin: 'The coin is ₹10, 27 mm.',
    suggestion: {
      rigid: `As many as fit ${written(recommendedPanel, 'mm')}. Other rows and columns become part of the order.`,
      flexible: `As many as fit ${written(recommendedPanel, 'mm')}. Write other rows and columns in the remarks.`,
    },
    panels: (boards: number, perPanel: number) => {
      const { panels, empty } = panelsFor(boards, perPanel);
      const rest = empty === 0 ? '' : `, with ${counted(empty, 'place')} left over`;
      return `${counted(boards, 'board')} ${pluralOf(boards, 'needs', 'need')} ${counted(panels, 'panel')}${rest}.`;
    },
    ownPanel:
      'These rows and columns are not part of the order: write them in the remarks, or we agree on them after it.',
    smallVCut: `A panel with V-cuts needs at least ${minVCutPanel.text} × ${minVCutPanel.text} mm.`,
    frame: 'Tube and mesh as usual, without a figure of ours.',
    copper: (drawn: number, ounces: string, finished: number) =>
      `Drawn with outer copper of ${drawn} µm. You chose ${ounces} oz base copper, about ${finished} µm finished.`,
  },
  noStackUp: ({ material, layers, thickness }: Pick<FabValues, 'material' | 'layers' | 'thickness'>) =>
    material === 'rogers'
      ? 'Our standard stack-ups are FR-4. For Rogers, an engineer proposes one.'
      : `There is no standard stack-up of ${counted(Number(layers), 'layer')} and ${thickness} mm, only of ${thicknessesOf(layers)} mm. An engineer proposes one.`,
};

export type OrderDrawingContent = typeof orderDrawingContent;
