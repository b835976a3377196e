'use client';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { useId } from 'react';
import type { LengthUnit } from '../../content/UnitSwitch/UnitSwitch.tsx';
import { RadioSwitch } from '../../shared/components/RadioSwitch.tsx';
import { useControllable } from '../../shared/useControllable.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { type DrawingView, type DrawnOrder, type PanelChoice, suggestedPanel, viewOf, viewsOf } from './drawnOrder.ts';
import { orderDrawingContent, type OrderDrawingContent } from './OrderDrawing.content.ts';
import * as styles from './OrderDrawing.css.ts';
import { OrderLayers } from './OrderLayers.tsx';
import { OrderStage } from './OrderStage.tsx';

export { orderDrawingContent, type OrderDrawingContent } from './OrderDrawing.content.ts';

export { type DrawingView, drawingViews, type DrawnOrder, type PanelChoice, suggestedPanel } from './drawnOrder.ts';

export interface OrderDrawingProps extends WithContent<OrderDrawingContent> {
  /** What is ordered: the service and the values of its form, as typed. */
  order: DrawnOrder;
  /** The chosen view, or `null` for the first one of the order (controlled). A view that the order lacks counts as `null`. */
  view?: DrawingView | null;
  /** The view that is chosen initially. @default null */
  defaultView?: DrawingView | null;
  /** Called with the view that is chosen. */
  onViewChange?: (view: DrawingView | null) => void;
  /** The unit of all lengths (controlled). */
  unit?: LengthUnit;
  /** The initial unit. @default 'mm' */
  defaultUnit?: LengthUnit;
  /** Called when the other unit is selected. */
  onUnitChange?: (unit: LengthUnit) => void;
  /** Rows, columns and separation of the delivery panel (controlled). */
  panel?: PanelChoice;
  /** The initial rows, columns and separation. @default suggestedPanel */
  defaultPanel?: PanelChoice;
  /** Called with the rows, columns and separation that are chosen. They are not part of the order. */
  onPanelChange?: (panel: PanelChoice) => void;
  /** The initial magnification of a view, from 1, which shows all of it, to 16. @default 1 */
  defaultZoom?: number;
}

/**
 * An order to scale, from the numbers of its form: the board or stencil, the delivery panel, how many fit our working
 * panel, and the layers. Any typed text is accepted; without a size there is an empty outline. To explore
 * panels without an order use `PanelDrawing`.
 *
 * @example <OrderDrawing order={{ service: 'fab', values: forms.fab }} />
 */
export function OrderDrawing({
  content = orderDrawingContent,
  order,
  view: givenView,
  defaultView = null,
  onViewChange,
  unit: givenUnit,
  defaultUnit = 'mm',
  onUnitChange,
  panel,
  defaultPanel = suggestedPanel,
  onPanelChange,
  defaultZoom = 1,
}: OrderDrawingProps) {
  const titleId = useId();
  const [chosen, choose] = useControllable(givenView, defaultView, onViewChange);
  const [unit, changeUnit] = useControllable(givenUnit, defaultUnit, onUnitChange);
  const [panelChoice, choosePanel] = useControllable(panel, defaultPanel, onPanelChange);
  const views = viewsOf(order);
  const view = viewOf(order, chosen);
  const common = { unit, onUnitChange: changeUnit, content };
  return (
    <Card elementType="section" padding="large" aria-labelledby={titleId} className={styles.card}>
      <Stack gap="medium">
        <Heading level={2} size="small" id={titleId}>
          {content.title}
        </Heading>
        {views.length > 1 ? (
          <RadioSwitch
            label={content.viewsLabel}
            value={view}
            onChange={choose}
            look={{ group: styles.views, choice: styles.viewChoice }}
            choices={views.map((id) => ({
              id,
              face: <span className={styles.viewFace}>{content.views[id](order.service)}</span>,
            }))}
          />
        ) : null}
        {view !== 'layers' ? (
          <OrderStage
            key={view}
            order={order}
            view={view}
            panelChoice={panelChoice}
            onPanelChoiceChange={choosePanel}
            defaultZoom={defaultZoom}
            {...common}
          />
        ) : order.service === 'fab' ? (
          <OrderLayers values={order.values} {...common} />
        ) : null}
      </Stack>
    </Card>
  );
}
