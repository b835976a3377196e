'use client';
import { frame, ScaleDrawing, sheet, wholeDrawing, zoomBy } from '@pcb/art/ScaleDrawing';
import { parsePositiveCount } from '@pcb/quoting/parse';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useId, useMemo, useRef } from 'react';
import { type LengthUnit, UnitSwitch } from '../../content/UnitSwitch/UnitSwitch.tsx';
import * as stageStyles from '../stage/stage.css.ts';
import { type StageArea, useStage } from '../stage/useStage.ts';
import { ZoomTools } from '../stage/ZoomTools.tsx';
import type { BoardData } from './boardShape.ts';
import { type DrawingView, type DrawnOrder, drawOrder, panelChoiceOf, type PanelChoice } from './drawnOrder.ts';
import type { OrderDrawingContent } from './OrderDrawing.content.ts';
import * as styles from './OrderDrawing.css.ts';
import { PanelTools } from './PanelTools.tsx';

interface OrderStageProps {
  order: DrawnOrder;
  data: BoardData | undefined;
  view: Exclude<DrawingView, 'layers'>;
  unit: LengthUnit;
  onUnitChange: (unit: LengthUnit) => void;
  panelChoice: PanelChoice;
  onPanelChoiceChange: (choice: PanelChoice) => void;
  initialZoom: number;
  content: OrderDrawingContent;
}

function areaOf({ left, top, width, height }: DOMRect): StageArea {
  const [x, y] = [width / sheet.width, height / sheet.height];
  return { left: left + frame.x * x, top: top + frame.y * y, width: frame.width * x, height: frame.height * y };
}

export function OrderStage({
  order,
  data,
  view,
  unit,
  onUnitChange,
  panelChoice,
  onPanelChoiceChange,
  initialZoom,
  content,
}: OrderStageProps) {
  const keysId = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const stage = useStage(drawing, { initialCamera: zoomBy(wholeDrawing, initialZoom), areaOf });
  const { scene, facts } = useMemo(() => drawOrder(order, view, panelChoice, data), [order, view, panelChoice, data]);
  const panel = 'panel' in facts ? facts.panel : null;
  const choice = panelChoiceOf(order, panelChoice);
  const isSuggested = choice.columns === null && choice.rows === null;
  const isRigid = order.service === 'fab';
  const boards = isRigid ? parsePositiveCount(order.values.quantity) : null;
  const notes = [
    facts.kind === 'panel' && isSuggested ? content.notes.suggestion[isRigid ? 'rigid' : 'flexible'] : null,
    facts.kind === 'panel' && !isSuggested && !isRigid ? content.notes.ownPanel : null,
    facts.kind === 'panel' && boards !== null ? content.notes.panels(boards, facts.panel.boards) : null,
    panel?.isTooSmallForVCut ? content.notes.smallVCut : null,
    scene.coin ? content.notes.coin : null,
    facts.kind === 'piece' && order.service === 'stencil' && order.values.type === 'framed'
      ? content.notes.frame
      : null,
  ].filter((note) => note !== null);
  return (
    <>
      <div
        {...stage.props}
        ref={drawing}
        aria-label={content.stage}
        aria-describedby={keysId}
        className={styles.drawing}
        data-is-magnified={stage.camera.zoom > 1 || undefined}
      >
        <ScaleDrawing
          scene={scene}
          camera={stage.camera}
          unit={unit}
          figure={(mm) => content.length(mm, unit)}
          aria-label={content.alternative(order, facts, unit)}
        />
      </div>
      <VisuallyHidden id={keysId}>{content.keys}</VisuallyHidden>
      <Inline justify="space-between" gap="small" className={stageStyles.tools}>
        <ZoomTools stage={stage} content={content.zoom} />
        <UnitSwitch unit={unit} onUnitChange={onUnitChange} />
      </Inline>
      {panel ? (
        <PanelTools
          choice={choice}
          onChange={onPanelChoiceChange}
          grid={panel.request}
          hasVCut={order.service === 'fab'}
          content={content.panel}
        />
      ) : null}
      <div>
        {/* Hidden, because it is also the text alternative of the drawing. */}
        <Text size="small" aria-hidden="true">
          {content.caption(order, facts, unit)}
        </Text>
        {notes.length > 0 ? (
          <Text size="small" tone="muted">
            {notes.join(' ')}
          </Text>
        ) : null}
      </div>
    </>
  );
}
