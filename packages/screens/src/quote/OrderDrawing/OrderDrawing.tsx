'use client';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { useId, useState } from 'react';
import type { LengthUnit } from '../../content/UnitSwitch/UnitSwitch.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { ViewSwitch } from '../stage/ViewSwitch.tsx';
import type { BoardData } from './boardShape.ts';
import {
  type DrawingView,
  type DrawnOrder,
  lookOfFiles,
  type PanelChoice,
  suggestedPanel,
  viewsOf,
} from './drawnOrder.ts';
import { orderDrawingContent, type OrderDrawingContent } from './OrderDrawing.content.ts';
import * as styles from './OrderDrawing.css.ts';
import { OrderLayers } from './OrderLayers.tsx';
import { OrderStage } from './OrderStage.tsx';
import { type DrawnFiles, PictureOfFiles } from './PictureOfFiles.tsx';
import { useChosenView } from './useChosenView.ts';

export type { BoardData } from './boardShape.ts';
export type { DrawnFiles, MarkedPlace } from './PictureOfFiles.tsx';
export { orderDrawingContent, type OrderDrawingContent } from './OrderDrawing.content.ts';

export { type DrawingView, drawingViews, type DrawnOrder, type PanelChoice, suggestedPanel } from './drawnOrder.ts';

export interface DrawingState {
  /** The view; if the order lacks it, its first view is shown. @default the first view of the order */
  view: DrawingView | null;
  /** The unit of all lengths. @default 'mm' */
  unit: LengthUnit;
  /** Rows, columns and separation of the delivery panel, unless the order states them. @default suggestedPanel */
  panel: PanelChoice;
  /** The magnification, from 1 (everything) to 16. @default 1 */
  zoom: number;
}

export interface OrderDrawingProps extends WithContent<OrderDrawingContent> {
  /** The service and the values of its form, as typed. */
  order: DrawnOrder;
  /** Outline and holes from the customer's fabrication files, drawn while the order has their size. */
  data?: BoardData | undefined;
  /** The customer's files, shown in a separate view, which comes first. */
  files?: DrawnFiles | undefined;
  /** Called with the rows and columns of a rigid panel, `null` for our suggestion. If omitted, they are only drawn. */
  onPanelGridChange?: (grid: Pick<PanelChoice, 'columns' | 'rows'>) => void;
  /** The initial state of the drawing. */
  initialState?: Partial<DrawingState>;
}

/**
 * An order to scale, from its form. Without an order use `PanelDrawing` for panels and `BoardPicture` for files.
 *
 * @example <OrderDrawing order={{ service: 'fab', values: forms.fab }} />
 */
export function OrderDrawing({
  content = orderDrawingContent,
  order,
  data,
  files,
  onPanelGridChange,
  initialState = {},
}: OrderDrawingProps) {
  const titleId = useId();
  const { view, choose, frameRef } = useChosenView(order, files, initialState.view ?? null);
  const [unit, changeUnit] = useState(initialState.unit ?? 'mm');
  const [panelChoice, choosePanel] = useState(initialState.panel ?? suggestedPanel);
  const changePanel = (choice: PanelChoice) => {
    const isField = order.service === 'fab' && onPanelGridChange !== undefined;
    choosePanel(isField ? { ...choice, columns: null, rows: null } : choice);
    if (isField) onPanelGridChange({ columns: choice.columns, rows: choice.rows });
  };
  const views = files ? (['files', ...viewsOf(order)] as const) : viewsOf(order);
  const common = { unit, onUnitChange: changeUnit, content };
  return (
    <Card elementType="section" padding="large" aria-labelledby={titleId} className={styles.card}>
      <Stack gap="medium">
        <Heading level={2} size="small" id={titleId}>
          {view === 'files' ? content.filesTitle : content.title}
        </Heading>
        {views.length > 1 ? (
          <ViewSwitch
            label={content.viewsLabel}
            value={view}
            onChange={choose}
            views={views.map((id) => ({ id, label: content.views[id](order.service) }))}
          />
        ) : null}
        {view === 'files' ? (
          files && (
            <PictureOfFiles files={files} title={content.filesTitle} look={lookOfFiles(order)} frameRef={frameRef} />
          )
        ) : view !== 'layers' ? (
          <OrderStage
            key={view}
            order={order}
            data={data}
            view={view}
            panelChoice={panelChoice}
            onPanelChoiceChange={changePanel}
            initialZoom={initialState.zoom ?? 1}
            {...common}
          />
        ) : order.service === 'fab' ? (
          <OrderLayers values={order.values} {...common} />
        ) : null}
      </Stack>
    </Card>
  );
}
