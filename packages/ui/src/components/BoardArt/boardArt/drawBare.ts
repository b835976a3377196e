import { printOutline } from './drawParts.ts';
import { grown, type Rect } from './geometry.ts';
import type { Layout, TraceKind } from './layout.ts';
import type { Pen } from './pen.ts';
import type { Paint } from './scene.ts';
import { strokesOf } from './strokeFont.ts';

const paintOf: Record<TraceKind, Paint> = { signal: 'trace', bright: 'brightTrace', power: 'powerTrace' };

export const boardOf = ({ width, height }: Layout): Rect => ({ x: width / 2, y: height / 2, w: width, h: height });

export function printLabels(pen: Pen, layout: Layout, paint: Paint) {
  for (const { text, height, ...middle } of layout.labels) {
    for (const stroke of strokesOf(text, middle, height)) pen.line(paint, stroke);
  }
}

/** The bare board: laminate, mask, copper under it, gold, holes, legend. */
export function drawBare(pen: Pen, layout: Layout) {
  const board = boardOf(layout);
  pen.rect('shadow', { ...board, y: board.y + 0.6 }, 1.6);
  pen.rect('edge', grown(board, 0.15), 1.6);
  pen.rect('mask', board, 1.5);
  pen.rect('pour', grown(board, -0.7), 1);
  for (const hole of layout.holes) {
    // A shape drawn twice in an even-odd fill is a hole, through which the page is visible.
    for (const paint of ['shadow', 'edge', 'mask', 'pour', 'pad', 'padGap'] as const) pen.circle(paint, hole, 1.6);
    pen.circle('pad', hole, 2.4);
    pen.circle('padGap', hole, 2.4);
  }
  for (const fiducial of layout.fiducials) {
    pen.circle('padGap', fiducial, 1.3);
    pen.circle('pad', fiducial, 0.75);
  }
  for (const { kind, layer, points } of layout.traces) {
    if (layer === 'bottom') continue;
    pen.line(kind === 'power' ? 'powerGap' : 'gap', points);
    pen.line(paintOf[kind], points);
  }
  for (const via of layout.vias) {
    pen.dot('ring', via);
    pen.dot('hole', via);
  }
  for (const pad of layout.parts.flatMap(({ pads }) => pads)) {
    if (pad.isRound) {
      pen.circle('padGap', pad, pad.w / 2);
      pen.circle('pad', pad, pad.w / 2);
      if (pad.hole > 0) pen.circle('pad', pad, pad.hole / 2);
    } else {
      pen.rect('padGap', pad);
      pen.rect('pad', pad);
    }
  }
  for (const part of layout.parts) printOutline(pen, part);
  printLabels(pen, layout, 'legend');
}
