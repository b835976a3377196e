import * as dimensionStyles from '../../private/dimension.css.ts';
import { circlePath, linePath } from '../../private/pen/path.ts';
import { shorten } from '../../private/pen/shorten.ts';
import { strokesOf } from '../../private/pen/strokeFont.ts';
import * as pictureStyles from '../../private/Picture.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { type Camera, wholeDrawing } from './camera.ts';
import { gridDots, type MeasuredSide, measureHeight, measureWidth, scaleBar, type ScaleUnit } from './measure.ts';
import * as styles from './ScaleDrawing.css.ts';
import { coinDiameter, type Rows, type Scene, type Shape } from './scene.ts';
import { frame, project, sheet } from './sheet.ts';

export { boardScene, unknownScene, type BoardLook, type BoardShape } from './boardScene.ts';
export { type Camera, type FramePoint, maxZoom, panBy, wholeDrawing, zoomBy } from './camera.ts';
export { panelScene } from './panelScene.ts';
export type { PadFinish, PieceMaterial, Scene } from './scene.ts';
export { stencilScene } from './stencilScene.ts';
export { type Placed, workingPanelScene } from './workingPanelScene.ts';
export { frame, sheet } from './sheet.ts';

export interface ScaleDrawingProps extends PictureProps {
  /** The result of `boardScene`, `panelScene`, `workingPanelScene`, `stencilScene` or `unknownScene`. */
  scene: Scene;
  /** The visible part. @default all of the drawing */
  camera?: Camera;
  /** The unit of the scale bar, whose length is 1, 2 or 5 times a power of ten. @default 'mm' */
  unit?: ScaleUnit;
  /** Formats a length in mm, with its unit. */
  figure: (mm: number) => string;
}

/** A thousandth of a mm is less than a pixel at any zoom. */
const decimals = 3;

const rounded = (mm: number) => Math.round(mm * 1000) / 1000;

function ShapePath({ shape }: { shape: Shape | Rows }) {
  return 'dashes' in shape ? (
    <path
      className={styles.rows[shape.paint]}
      d={shorten(shape.d, decimals)}
      strokeWidth={shape.height}
      strokeDasharray={shape.dashes.map(rounded).join(' ')}
    />
  ) : (
    <path className={styles.paints[shape.paint]} d={shorten(shape.d, decimals)} />
  );
}

/** In SVG units. The figure on a smaller coin would be illegible. */
const minCoinWithFigure = 9;

function Coin({ x, y, scale }: { x: number; y: number; scale: number }) {
  const radius = coinDiameter / 2;
  const strokes = strokesOf('10', { x, y }, 0.5 * radius)
    .map((points) => linePath(points))
    .join('');
  return (
    <>
      <path className={styles.coinRing} d={shorten(circlePath(x, y, radius), decimals)} />
      <path className={styles.coinCentre} d={shorten(circlePath(x, y, 0.7 * radius), decimals)} />
      {radius * scale < minCoinWithFigure ? null : (
        <path className={styles.coinFigure} d={shorten(strokes, decimals)} />
      )}
    </>
  );
}

function Side({ of, isUpright, children }: { of: MeasuredSide | undefined; isUpright: boolean; children: string }) {
  if (!of) return null;
  return (
    <>
      <path className={dimensionStyles.dimension} d={shorten(of.lines, 2)} />
      <path className={dimensionStyles.arrow} d={shorten(of.arrows, 2)} />
      <text
        className={styles.figure}
        {...(isUpright ? { transform: `translate(${of.x} ${of.y}) rotate(-90)` } : { x: of.x, y: of.y })}
      >
        {children}
      </text>
    </>
  );
}

/**
 * Draws a board, panel or stencil to scale, with dimension lines, a scale bar, a grid and a ten-rupee coin (27 mm) next
 * to it. The camera magnifies a part; lines and figures keep their size.
 * @example <ScaleDrawing scene={boardScene({ width: 100, height: 80 }, { material: 'fr4', finish: 'gold' })} figure={(mm) => `${mm} mm`} aria-label="100 by 80 millimetres" />
 */
export function ScaleDrawing({
  scene,
  camera = wholeDrawing,
  unit = 'mm',
  figure,
  className,
  ...props
}: ScaleDrawingProps) {
  const projection = project(scene.size, camera);
  const { window, scale } = projection;
  const bar = scaleBar(scale, unit);
  const dots = gridDots(projection, bar.length);
  const { measured, isUnknown } = scene;
  const figureOf = (mm: number) => (isUnknown ? '—' : figure(mm));
  const right = frame.x + frame.width;
  const barY = frame.y - 8;
  return (
    <Picture
      {...props}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className={[
        pictureStyles.unclipped,
        styles.materials[scene.material],
        styles.finishes[scene.finish],
        scene.mask && styles.masks[scene.mask],
        scene.legend && styles.legends[scene.legend],
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {isUnknown ? null : (
        <path className={styles.grid} d={shorten(dots.d, 2)} strokeDasharray={`0 ${rounded(dots.pitch)}`} />
      )}
      <svg
        className={styles.area}
        {...frame}
        viewBox={[window.x, window.y, window.width, window.height].map((mm) => Number(mm.toPrecision(9))).join(' ')}
        preserveAspectRatio="none"
      >
        {scene.shapes.map((shape, index) => (
          <ShapePath key={index} shape={shape} />
        ))}
        {scene.coin ? <Coin {...scene.coin} scale={scale} /> : null}
      </svg>
      <Side of={measureWidth(measured, projection)} isUpright={false}>
        {figureOf(measured.width)}
      </Side>
      <Side of={measureHeight(measured, projection)} isUpright>
        {figureOf(measured.height)}
      </Side>
      {isUnknown ? null : (
        <>
          <path
            className={dimensionStyles.barLine}
            d={shorten(`M${right - bar.length} ${barY - 3}v6m0 -3H${right}m0 -3v6`, 2)}
          />
          <text className={styles.barFigure} x={rounded(right - bar.length - 6)} y={barY}>
            {figure(bar.mm)}
          </text>
        </>
      )}
    </Picture>
  );
}
