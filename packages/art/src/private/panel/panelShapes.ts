import { capabilities } from '@pcb/engineering/capabilities';
import type { DeliveryPanel } from '@pcb/engineering/panel';
import { circlePath, rectPath, times } from '../pen/path.ts';
import { roundedRectPath } from '../pen/roundedRectPath.ts';

const figures = capabilities.panel;
const panelBorder = figures.border.value;
const toolingHole = figures.toolingHole.value;
const tabWidth = figures.tabWidth.value;
const fiducial = figures.fiducial.value;
/** The distance from both edges of a board, so that the mask opening does not touch them. */
const fiducialInset = figures.fiducialOpening.value;

export interface PanelShapes {
  frame: string;
  slots: string;
  boards: string;
  tabs: string;
  cuts: string;
  holes: string;
  /** Three on each board with room for them. The border has none, because the conveyor of an assembly line holds it. */
  fiducials: string;
}

const tabCentres = (edge: number, tabs: number) => times(tabs, (index) => ((index + 0.5) * edge) / tabs);

export interface PanelPlace {
  left: number;
  top: number;
  scale: number;
  /** Smaller tooling holes would not be visible. */
  minHole: number;
  minFiducial: number;
}

export function shapesOf(panel: DeliveryPanel, { left, top, scale, minHole, minFiducial }: PanelPlace): PanelShapes {
  const { width, height, columns, rows, gap } = panel.request;
  const s = (mm: number) => mm * scale;
  const x = (mm: number) => left + s(mm);
  const y = (mm: number) => top + s(mm);
  const boardX = (column: number) => panelBorder + gap + column * (width + gap);
  const boardY = (row: number) => panelBorder + gap + row * (height + gap);
  const cells = times(rows, (row) => times(columns, (column) => [boardX(column), boardY(row)] as const)).flat();
  const corner = panelBorder / 2;
  const inner = { width: panel.width - 2 * panelBorder, height: panel.height - 2 * panelBorder };
  // A panel of huge boards that is too large would have thousands of tabs.
  const tabs = panel.panels.count > 0 ? panel.tabs : { acrossWidth: 0, acrossHeight: 0 };
  const horizontal = times(rows + 1, (row) =>
    times(columns, (column) =>
      tabCentres(width, tabs.acrossWidth).map((centre) =>
        rectPath(
          x(boardX(column) + centre - tabWidth / 2),
          y(panelBorder + row * (height + gap)) - 0.5,
          s(tabWidth),
          s(gap) + 1,
        ),
      ),
    ),
  );
  const vertical = times(columns + 1, (column) =>
    times(rows, (row) =>
      tabCentres(height, tabs.acrossHeight).map((centre) =>
        rectPath(
          x(panelBorder + column * (width + gap)) - 0.5,
          y(boardY(row) + centre - tabWidth / 2),
          s(gap) + 1,
          s(tabWidth),
        ),
      ),
    ),
  );
  return {
    frame: roundedRectPath(left, top, s(panel.width), s(panel.height), Math.min(s(3), 8)),
    slots: gap === 0 ? '' : rectPath(x(panelBorder), y(panelBorder), s(inner.width), s(inner.height)),
    boards: cells.map(([boardLeft, boardTop]) => rectPath(x(boardLeft), y(boardTop), s(width), s(height))).join(''),
    tabs: [...horizontal, ...vertical].flat(2).join(''),
    cuts:
      gap === 0
        ? [
            ...times(columns + 1, (column) => `M${x(boardX(column))} ${y(0)}v${s(panel.height)}`),
            ...times(rows + 1, (row) => `M${x(0)} ${y(boardY(row))}h${s(panel.width)}`),
          ].join('')
        : '',
    holes: [corner, panel.width - corner]
      .flatMap((atX) =>
        [corner, panel.height - corner].map((atY) => circlePath(x(atX), y(atY), Math.max(minHole, s(toolingHole / 2)))),
      )
      .join(''),
    fiducials: (Math.min(width, height) < 4 * fiducialInset ? [] : cells)
      .flatMap(([boardLeft, boardTop]) =>
        (
          [
            [fiducialInset, fiducialInset],
            [width - fiducialInset, fiducialInset],
            [fiducialInset, height - fiducialInset],
          ] as const
        ).map(([atX, atY]) =>
          circlePath(x(boardLeft + atX), y(boardTop + atY), Math.max(minFiducial, s(fiducial / 2))),
        ),
      )
      .join(''),
  };
}
