import { grown, type Rect } from '../pen/geometry.ts';
import { strokesOf } from '../pen/strokeFont.ts';
import { boardOf } from './drawBare.ts';
import type { Layout } from './layout.ts';
import type { Pen } from './pen.ts';

/** Splits large apertures into windows, so that the squeegee does not scoop out the paste. */
function windowsOf(pad: Rect): Rect[] {
  const across = Math.max(1, Math.round(pad.w / 3));
  const along = Math.max(1, Math.round(pad.h / 3));
  const bar = 0.35;
  const w = (pad.w - bar * (across - 1)) / across;
  const h = (pad.h - bar * (along - 1)) / along;
  return Array.from({ length: across * along }, (_, index) => ({
    x: pad.x - pad.w / 2 + w / 2 + (index % across) * (w + bar),
    y: pad.y - pad.h / 2 + h / 2 + Math.floor(index / across) * (h + bar),
    w,
    h,
  }));
}

export function drawStencil(pen: Pen, layout: Layout) {
  const board = boardOf(layout);
  const frame = grown(board, 2.2);
  pen.rect('shadow', { ...frame, y: frame.y + 0.6 }, 0.8);
  pen.rect('frame', frame, 0.8);
  pen.rect('steel', grown(board, 0.2), 0.4);
  const top = -0.2;
  for (let y = top + 1.2; y < layout.height; y += 1.2) {
    pen.line('brushed', [
      { x: 0.4, y },
      { x: layout.width - 0.4, y },
    ]);
  }
  // Slots along the frame, which stretch the sheet.
  const pitch = 4;
  for (let x = ((layout.width % pitch) + pitch) / 2; x < layout.width; x += pitch) {
    for (const y of [-1, layout.height + 1]) pen.rect('aperture', { x, y, w: 1.8, h: 0.55 }, 0.27);
  }
  for (let y = ((layout.height % pitch) + pitch) / 2; y < layout.height; y += pitch) {
    for (const x of [-1, layout.width + 1]) pen.rect('aperture', { x, y, w: 0.55, h: 1.8 }, 0.27);
  }
  for (const pad of layout.parts.flatMap(({ pads }) => pads)) {
    if (pad.hole > 0) continue;
    if (pad.isRound) pen.circle('aperture', pad, pad.w * 0.45);
    else for (const slot of windowsOf(grown(pad, -0.06))) pen.rect('aperture', slot, 0.18);
  }
  for (const fiducial of layout.fiducials) pen.circle('aperture', fiducial, 0.75);
  for (const label of layout.labels) {
    if (label.height < 1.3 || /^[A-Z]\d+$/.test(label.text)) continue;
    for (const stroke of strokesOf(label.text, label, label.height)) pen.line('metalLine', stroke);
  }
}
