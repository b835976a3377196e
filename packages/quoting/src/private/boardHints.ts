import { capabilities } from '@pcb/engineering/capabilities';
import type { BoardValues, FabValues } from '../forms.ts';
import { rulesOf } from '../hints/rule.ts';
import { fits, maxFlexSize, type Size } from '../limits.ts';
import { paise } from '../money.ts';
import type { Paise } from '../money.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import type { Quote } from '../quote.ts';

export interface BoardFigures {
  oneBoard: { second: Paise };
  panelHoldsOne: { usable: string; border: string };
  panelOfOne: { border: string };
  panelBelowVCut: { side: string; boards: number };
  panelDoesNotFit: { border: string; gap: string; usable: string };
}

const { border, millingGap, minVCutPanel, usable } = capabilities.panel;

type PanelValues = BoardValues & Pick<FabValues, 'dispatchUnit'>;

const milledPanel = ([x, y]: Size, columns: number, rows: number): Size => {
  const side = (count: number, length: number) => count * length + (count + 1) * millingGap.value + 2 * border.value;
  return [side(columns, x), side(rows, y)];
};

/** The usable area of a working panel is also the maximum flexible circuit. */
const fitsWorkingPanel = (size: Size, columns: number, rows: number) =>
  fits(milledPanel(size, columns, rows), maxFlexSize);

const holdsTwo = (size: Size) => fitsWorkingPanel(size, 2, 1) || fitsWorkingPanel(size, 1, 2);

function boardsForVCut([x, y]: Size) {
  const along = (length: number) => Math.ceil((minVCutPanel.value - 2 * border.value) / length);
  return along(x) * along(y);
}

interface Panels<Values> {
  maxSizeOf: (values: Values) => Size;
  boardsIn: (values: Values) => number | null;
  hasMilledEdge: (values: Values) => boolean;
}

/** Rules for dispatch in panels, of rigid or flexible boards. */
export const panelRules = <Values extends PanelValues>({ maxSizeOf, boardsIn, hasMilledEdge }: Panels<Values>) => {
  const inPanel = (test: (size: Size, values: Values) => boolean) => (values: Values) => {
    const size = parseSize(values);
    return values.dispatchUnit === 'panel' && size !== null && fits(size, maxSizeOf(values)) && test(size, values);
  };
  return {
    panels: rulesOf<Values, BoardFigures>()(
      {
        id: 'panel-holds-one',
        field: 'dispatchUnit',
        level: 'information',
        source: 'capabilitySheet',
        when: inPanel((size) => fitsWorkingPanel(size, 1, 1) && !holdsTwo(size)),
        code: 'panelHoldsOne',
        figures: () => ({ usable: usable.text, border: border.text }),
      },
      {
        id: 'panel-of-one',
        field: 'dispatchUnit',
        level: 'information',
        source: 'capabilitySheet',
        when: inPanel((size, values) => holdsTwo(size) && boardsIn(values) === 1),
        code: 'panelOfOne',
        figures: () => ({ border: border.text }),
      },
    ),
    /** Only for rigid boards, because flexible ones have no V-cuts. */
    vCut: rulesOf<Values, BoardFigures>()({
      id: 'panel-below-v-cut',
      field: 'dispatchUnit',
      level: 'information',
      source: 'processRule',
      when: inPanel((size, values) => {
        const count = boardsIn(values);
        return count !== null && count > 1 && count < boardsForVCut(size) && !hasMilledEdge(values);
      }),
      code: 'panelBelowVCut',
      figures: (values) => ({ side: minVCutPanel.text, boards: boardsForVCut(parseSize(values) ?? [1, 1]) }),
    }),
    /** Only for flexible circuits, because the largest rigid board still fits with its border. */
    border: rulesOf<Values, BoardFigures>()({
      id: 'panel-does-not-fit',
      field: 'dispatchUnit',
      level: 'review',
      source: 'capabilitySheet',
      when: inPanel((size) => !fitsWorkingPanel(size, 1, 1)),
      code: 'panelDoesNotFit',
      figures: () => ({ border: border.text, gap: millingGap.text, usable: usable.text }),
    }),
  };
};

/** The price of a second board is the difference of two quotes. */
export const oneBoardRule = <Values extends BoardValues>(quoteOf: (values: Values) => Quote) => {
  const orderValueOf = (values: Values, quantity: string) => quoteOf({ ...values, quantity }).price?.orderValue;
  return rulesOf<Values, BoardFigures>()({
    id: 'one-board',
    field: 'quantity',
    level: 'information',
    source: 'sampleRates',
    when: (values) => parsePositiveCount(values.quantity) === 1 && orderValueOf(values, '2') !== undefined,
    code: 'oneBoard',
    figures: (values) => ({ second: paise((orderValueOf(values, '2') ?? 0) - (orderValueOf(values, '1') ?? 0)) }),
  });
};
