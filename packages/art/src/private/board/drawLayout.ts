import { grown, type Point, turnedRect } from '../pen/geometry.ts';
import { strokesOf } from '../pen/strokeFont.ts';
import { boardOf, printLabels } from './drawBare.ts';
import type { Layout } from './layout.ts';
import type { Pen } from './pen.ts';

/** A cell is half a millimetre. */
function dimension(pen: Pen, from: Point, to: Point) {
  const isAcross = from.y === to.y;
  const cells = Math.abs(to.x - from.x + to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const gap = 3.4;
  const along = (point: Point, by: number) =>
    isAcross ? { x: point.x + by, y: point.y } : { x: point.x, y: point.y + by };
  pen.line('note', [from, along(middle, isAcross ? -gap : -1)]);
  pen.line('note', [along(middle, isAcross ? gap : 1), to]);
  for (const [tip, by] of [
    [from, 0.9],
    [to, -0.9],
  ] as const) {
    const base = along(tip, by);
    const wing = (side: number) => (isAcross ? { x: base.x, y: base.y + side } : { x: base.x + side, y: base.y });
    pen.line('noteFill', [tip, wing(0.32), wing(-0.32)], true);
    const post = (side: number) => (isAcross ? { x: tip.x, y: tip.y + side } : { x: tip.x + side, y: tip.y });
    pen.line('note', [post(-0.8), post(0.8)]);
  }
  for (const stroke of strokesOf((cells / 2).toFixed(1), middle, 1.1)) pen.line('note', stroke);
}

function openConnections({ parts }: Layout): [Point, Point][] {
  const open = parts.flatMap((part) =>
    part.pads
      .filter(({ net, hole, w, h }) => net === undefined && hole === 0 && w * h < 6)
      .map((pad) => ({ part, pad, isTaken: false })),
  );
  const connections: [Point, Point][] = [];
  const maxDistance = 24;
  for (const one of open) {
    if (one.isTaken || connections.length === 9) continue;
    const distance = ({ pad }: (typeof open)[number]) => Math.hypot(pad.x - one.pad.x, pad.y - one.pad.y);
    const nearest = open
      .filter((other) => other.part !== one.part && !other.isTaken && distance(other) < maxDistance)
      .sort((a, b) => distance(a) - distance(b))[0];
    if (!nearest) continue;
    one.isTaken = true;
    nearest.isTaken = true;
    connections.push([one.pad, nearest.pad]);
  }
  return connections;
}

export function drawLayout(pen: Pen, layout: Layout) {
  const board = boardOf(layout);
  for (let y = -2; y <= layout.height + 2; y += 3)
    for (let x = -2; x <= layout.width + 2; x += 3) pen.dot('dots', { x, y });
  pen.rect('sheet', board, 1.5);
  pen.rect('outline', board, 1.5);
  for (const hole of layout.holes) {
    pen.circle('outline', hole, 1.6);
    pen.circle('courtyard', hole, 2.4);
  }
  for (const fiducial of layout.fiducials) {
    pen.circle('courtyard', fiducial, 1.3);
    pen.circle('copperPad', fiducial, 0.7);
  }
  for (const { kind, layer, points } of layout.tracks) {
    if (layer === 'bottom') pen.line('lowerTrack', points);
    else pen.line(kind === 'power' ? 'copperPowerTrack' : 'copperTrack', points);
  }
  for (const [from, to] of openConnections(layout)) pen.line('rats', [from, to]);
  for (const via of layout.vias) {
    pen.dot('copperVia', via);
    pen.dot('sheetHole', via);
  }
  for (const { footprint, pads, ...place } of layout.parts) {
    const outline = turnedRect(footprint.outline, place.turn);
    pen.rect('courtyard', grown({ ...outline, x: outline.x + place.x, y: outline.y + place.y }, 0.25), 0.2);
    for (const pad of pads) {
      if (pad.isRound) {
        pen.circle('copperPad', pad, pad.w / 2);
        if (pad.hole > 0) pen.circle('copperPad', pad, pad.hole / 2);
      } else pen.rect('copperPad', pad);
    }
  }
  printLabels(pen, layout, 'ink');
  dimension(pen, { x: 0, y: layout.height + 1.7 }, { x: layout.width, y: layout.height + 1.7 });
}
