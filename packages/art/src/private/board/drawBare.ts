import { grown, type Rect } from '../pen/geometry.ts';
import { strokesOf } from '../pen/strokeFont.ts';
import { printOutline } from './drawParts.ts';
import type { Layout, TrackKind } from './layout.ts';
import type { Pen } from './pen.ts';
import type { Paint } from './scene.ts';

const paintOf: Record<TrackKind, Paint> = { signal: 'track', bright: 'brightTrack', power: 'powerTrack' };

export const boardOf = ({ width, height }: Layout): Rect => ({ x: width / 2, y: height / 2, w: width, h: height });

export function printLabels(pen: Pen, layout: Layout, paint: Paint) {
  for (const { text, height, isTitle, ...middle } of layout.labels) {
    const ink = isTitle && paint === 'legend' ? 'title' : paint;
    for (const stroke of strokesOf(text, middle, height)) pen.line(ink, stroke);
  }
}

/** Cuts the mounting holes. A shape that is drawn twice in an even-odd fill is a hole. */
function cutHoles(pen: Pen, { holes }: Layout, paints: readonly Paint[]) {
  for (const hole of holes) for (const paint of paints) pen.circle(paint, hole, 1.6);
}

const padsOf = ({ parts }: Layout) => parts.flatMap(({ pads }) => pads);

function drawPads(pen: Pen, layout: Layout, pad: Paint, ring: Paint) {
  for (const hole of layout.holes) pen.circle(pad, hole, 2.4);
  cutHoles(pen, layout, [pad]);
  for (const fiducial of layout.fiducials) pen.circle(pad, fiducial, 0.75);
  for (const via of layout.vias) {
    pen.dot(ring, via);
    pen.dot('hole', via);
  }
  for (const one of padsOf(layout)) {
    if (one.isRound) {
      pen.circle(pad, one, one.w / 2);
      if (one.hole > 0) pen.circle(pad, one, one.hole / 2);
    } else pen.rect(pad, one);
  }
}

function drawEdge(pen: Pen, layout: Layout) {
  const board = boardOf(layout);
  pen.rect('shadow', { ...board, y: board.y + 0.6 }, 1.6);
  pen.rect('edge', grown(board, 0.15), 1.6);
  cutHoles(pen, layout, ['shadow', 'edge']);
}

export function drawLaminate(pen: Pen, layout: Layout) {
  drawEdge(pen, layout);
  pen.rect('laminate', boardOf(layout), 1.5);
  cutHoles(pen, layout, ['laminate']);
  for (const via of layout.vias) pen.dot('hole', via);
  for (const pad of padsOf(layout)) if (pad.hole > 0) pen.circle('aperture', pad, pad.hole / 2);
}

export function drawCopper(pen: Pen, layout: Layout) {
  for (const { kind, layer, points } of layout.tracks) {
    if (layer === 'top') pen.line(kind === 'power' ? 'copperPowerTrack' : 'copperTrack', points);
  }
  drawPads(pen, layout, 'copperPad', 'copperVia');
}

function drawMask(pen: Pen, layout: Layout) {
  const board = boardOf(layout);
  pen.rect('mask', board, 1.5);
  pen.rect('pour', grown(board, -0.7), 1);
  cutHoles(pen, layout, ['mask', 'pour', 'padGap']);
  for (const hole of layout.holes) pen.circle('padGap', hole, 2.4);
  for (const fiducial of layout.fiducials) pen.circle('padGap', fiducial, 1.3);
  for (const { kind, layer, points } of layout.tracks) {
    if (layer === 'bottom') continue;
    pen.line(kind === 'power' ? 'powerGap' : 'gap', points);
    pen.line(paintOf[kind], points);
  }
  for (const pad of padsOf(layout)) {
    if (pad.isRound) pen.circle('padGap', pad, pad.w / 2);
    else pen.rect('padGap', pad);
  }
}

export function drawSolderMask(pen: Pen, layout: Layout) {
  drawMask(pen, layout);
  drawPads(pen, layout, 'copperPad', 'copperVia');
}

export const drawSurfaceFinish = (pen: Pen, layout: Layout) => drawPads(pen, layout, 'pad', 'ring');

export function drawLegend(pen: Pen, layout: Layout) {
  for (const part of layout.parts) printOutline(pen, part);
  printLabels(pen, layout, 'legend');
}

export function drawBare(pen: Pen, layout: Layout) {
  drawEdge(pen, layout);
  drawMask(pen, layout);
  drawSurfaceFinish(pen, layout);
  drawLegend(pen, layout);
}
