'use client';
import { type BoardLook, wholeDrawing } from '@pcb/art/ScaleDrawing';
import type { Place, BoardOverview } from '@pcb/gerber/reading';
import { boardSides } from '@pcb/quoting/fileFigures';
import { Inline } from '@pcb/ui/Inline';
import { Select } from '@pcb/ui/Select';
import { Text } from '@pcb/ui/Text';
import { useInlineStyle } from '@pcb/ui/useInlineStyle';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useId, useMemo, useRef, useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import * as stageStyles from '../stage/stage.css.ts';
import { useStage } from '../stage/useStage.ts';
import { ViewSwitch } from '../stage/ViewSwitch.tsx';
import { ZoomTools } from '../stage/ZoomTools.tsx';
import { boardPictureContent, type BoardPictureContent } from './BoardPicture.content.ts';
import * as styles from './BoardPicture.css.ts';
import {
  type BoardView,
  boundsOf,
  boundsOfView,
  isIncomplete,
  isPlaceIn,
  isSide,
  visibleFiles,
  viewIn,
  viewOfPlace,
} from './boardViews.ts';
import type { PaintBoard } from './paintBoard.ts';
import { paintHere } from './paintHere.ts';
import { PlaceRings } from './PlaceRings.tsx';
import { aspectOf, cameraOn, maxZoom, sheetOf, visibleArea } from './projection.ts';
import { useBoardCanvas } from './useBoardCanvas.ts';

export { boardPictureContent, type BoardPictureContent } from './BoardPicture.content.ts';

export type { BoardView } from './boardViews.ts';
export type { PaintBoard } from './paintBoard.ts';

export interface BoardPictureProps extends WithContent<BoardPictureContent> {
  /** The fabrication files, as read by `openDataSet` or `readDataSet` of `@pcb/gerber`. */
  board: BoardOverview;
  /** Paints the board elsewhere, such as in the worker that read it. @default paints on the main thread */
  paint?: PaintBoard | undefined;
  /** The colours of the board. */
  look: BoardLook;
  /** A place to show: the picture switches to its layer, zooms in and rings it. A new object shows it again. */
  place?: Place | undefined;
  /** Places marked with a small ring, in the views that contain them. */
  places?: readonly Place[];
  /** The view until the user changes it. @default 'top' */
  initialView?: BoardView;
}

const noBounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** In mm. */
const placeWidth = 8;

const isSamePlace = (a: Place | undefined, b: Place | undefined) =>
  a?.x === b?.x && a?.y === b?.y && a?.file === b?.file;

/**
 * A board as in its fabrication files: sides and layers, with zoom and pan. Without files use `OrderDrawing`.
 *
 * @example <BoardPicture board={board} look={{ material: 'fr4', finish: 'gold', mask: 'green', legend: 'white' }} />
 */
export function BoardPicture({
  content = boardPictureContent,
  board,
  paint,
  look,
  place,
  places = [],
  initialView = 'top',
}: BoardPictureProps) {
  const keysId = useId();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bounds = boundsOf(board);
  const aspect = aspectOf(bounds ?? noBounds);
  const sheetFor = (of: BoardView) => sheetOf(boundsOfView(board, of) ?? noBounds, aspect, of);
  const cameraFor = (of: BoardView, { x, y }: Place) => cameraOn(sheetFor(of), { x, y, width: placeWidth });

  const [chosenView, setView] = useState(() => (place && viewOfPlace(board, place)) ?? initialView);
  const view = viewIn(board, chosenView);
  const stage = useStage(area, { initialCamera: place ? cameraFor(view, place) : wholeDrawing, maxZoom });
  const { camera } = stage;
  const sheet = sheetFor(view);

  const [handledPlace, setHandledPlace] = useState(place);
  if (place !== handledPlace) {
    setHandledPlace(place);
    if (place) {
      const next = viewOfPlace(board, place) ?? view;
      setView(next);
      stage.show(cameraFor(next, place));
    }
  }

  /** Keeps the visible area when the view changes. */
  const turnTo = (next: BoardView) => {
    setView(next);
    if (camera.zoom > 1) stage.show(cameraOn(sheetFor(next), visibleArea(sheet, camera)));
  };

  const painter = useMemo(() => paint ?? paintHere(board), [paint, board]);
  useBoardCanvas(canvas, painter, look, { board, view, sheet, camera });

  // Never taller than the window, so that the whole picture is visible.
  const { sheet: sizeSheet, styled } = useInlineStyle({ aspectRatio: aspect, width: `min(100%, ${70 * aspect}svh)` });

  if (!bounds) return <Text tone="muted">{content.nothing}</Text>;
  const ringed = place && isPlaceIn(board, place, view) ? place : undefined;
  const caption = content.caption(board, view);
  return (
    <div className={styles.picture}>
      <div className={styles.views}>
        <ViewSwitch
          label={content.sidesLabel}
          value={isSide(view) ? view : null}
          onChange={turnTo}
          views={boardSides.map((id) => ({ id, label: content.sides[id] }))}
        />
        <Select
          label={content.layersLabel}
          isLabelHidden
          placeholder={content.allLayers}
          items={visibleFiles(board).map(({ name, layer }) => ({
            id: name,
            label: content.layer(layer),
            description: name,
          }))}
          value={isSide(view) ? null : view.file}
          onChange={(file) => turnTo({ file })}
          className={styles.layers}
        />
      </div>
      {sizeSheet}
      <div
        {...stage.props}
        ref={area}
        aria-label={content.stage}
        aria-describedby={keysId}
        className={styles.area}
        {...styled}
        data-is-magnified={camera.zoom > 1 || undefined}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={ringed ? `${caption} ${content.place(ringed)}` : caption}
          className={styles.canvas}
        />
        <PlaceRings
          sheet={sheet}
          camera={camera}
          places={places.filter((each) => isPlaceIn(board, each, view) && !isSamePlace(each, ringed))}
          place={ringed}
        />
      </div>
      <VisuallyHidden id={keysId}>{content.keys}</VisuallyHidden>
      <Inline justify="space-between" gap="small" className={stageStyles.tools}>
        <ZoomTools stage={stage} limit={maxZoom} content={content.zoom} />
      </Inline>
      {/* Hidden, because it is also the text alternative of the picture. */}
      <Text size="small" aria-hidden="true">
        {caption}
      </Text>
      {isIncomplete(board) ? (
        <Text size="small" tone="muted">
          {content.incomplete}
        </Text>
      ) : null}
    </div>
  );
}
