import { hull, type Point } from '../pen/geometry.ts';
import { strokesOf, textWidth } from '../pen/strokeFont.ts';
import { drawBodyOf } from './drawParts.ts';
import {
  capacitor,
  crystal,
  electrolytic,
  type Footprint,
  inductor,
  led,
  largeCapacitor,
  qfn,
  resistor,
  soic,
  transistor,
} from './footprints.ts';
import { Pen, unit } from './pen.ts';
import { createRandom, type Random } from './random.ts';
import type { Scene } from './scene.ts';

interface Reel {
  part: Footprint;
  /** In cells. */
  pitch: number;
  /** In cells. */
  width: number;
  value: string;
}

const large: readonly [Reel, ...Reel[]] = [
  { part: soic(4), pitch: 14, width: 14, value: 'W25Q64 SOIC-8' },
  { part: qfn(5), pitch: 14, width: 14, value: 'TPS62177 QFN-20' },
  { part: electrolytic, pitch: 14, width: 14, value: '100UF 25V' },
  { part: crystal, pitch: 10, width: 12, value: '16.000 MHZ' },
  { part: transistor, pitch: 9, width: 10, value: 'BC847 SOT-23' },
  { part: inductor, pitch: 16, width: 16, value: '10UH 4A' },
];
const small: readonly [Reel, ...Reel[]] = [
  { part: resistor, pitch: 5, width: 8, value: '10K 0603' },
  { part: capacitor, pitch: 5, width: 8, value: '100N 0603' },
  { part: led, pitch: 5, width: 8, value: 'LED 0603' },
  { part: largeCapacitor, pitch: 7, width: 9, value: '10UF 1206' },
];

const isSmall = ({ body }: Footprint) => body === 'resistor' || body === 'capacitor' || body === 'led';

function drawTape(pen: Pen, { part, pitch, width }: Reel, length: number, y: number, random: Random) {
  pen.rect('shadow', { x: length / 2, y: y + 0.5, w: length, h: width });
  pen.rect('paper', { x: length / 2, y, w: length, h: width });
  const top = y - width / 2;
  for (let x = random.integer(0, 3); x < length; x += 4) pen.circle('pocket', { x, y: top + 1.5 }, 0.75);
  const size = isSmall(part) ? part.outline : hull([part.outline, ...part.pads]);
  const turn = size.w > size.h && size.w + 1.6 > pitch ? 1 : 0;
  for (let x = random.integer(-pitch + 1, 0); x < length + pitch; x += pitch) {
    const at = { x, y: y + 1.1 };
    pen.rect('pocket', { ...at, w: (turn ? size.h : size.w) + 0.9, h: (turn ? size.w : size.h) + 0.9 }, 0.3);
    drawBodyOf(pen.at({ ...at, turn }), part);
  }
}

function drawReel(pen: Pen, middle: Point, radius: number, value: string, random: Random) {
  pen.circle('reelShadow', { x: middle.x + 0.4, y: middle.y + 0.9 }, radius + 0.2);
  pen.circle('reel', middle, radius);
  pen.circle('reelTop', middle, radius - 0.8);
  for (const ring of [0.7, 0.36]) pen.circle('reelLine', middle, radius * ring);
  const windows = 3;
  for (let window = 0; window < windows; window += 1) {
    const angle = Math.PI / 2 + Math.PI / windows + (window * 2 * Math.PI) / windows;
    const point = (turn: number, reach: number) => ({
      x: middle.x + Math.cos(angle + turn) * radius * reach,
      y: middle.y + Math.sin(angle + turn) * radius * reach,
    });
    const turns = Array.from({ length: 9 }, (_, step) => (step - 4) * 0.13);
    pen.line(
      'reelTape',
      [...turns.map((turn) => point(turn, 0.64)), ...turns.reverse().map((turn) => point(turn, 0.42))],
      true,
    );
  }
  pen.circle('hub', middle, radius * 0.24);
  pen.circle('reelTop', middle, radius * 0.2);
  pen.circle('hubHole', middle, radius * 0.1);
  const label = { x: middle.x, y: middle.y + radius * 0.6, w: radius * 0.98, h: radius * 0.36 };
  pen.rect('sticker', label, 0.3);
  const left = label.x - label.w / 2 + 1;
  const height = Math.min(1.6, (label.w - 2) / textWidth(value, 1));
  const line = { x: left + textWidth(value, height) / 2, y: label.y - label.h * 0.25 };
  for (const stroke of strokesOf(value, line, height)) pen.line('barcode', stroke);
  for (let x = left; x < left + label.w - 2; x += random.pick([0.4, 0.4, 0.7, 1])) {
    pen.line('barcode', [
      { x, y: label.y + label.h * 0.05 },
      { x, y: label.y + label.h * 0.35 },
    ]);
  }
}

export function drawSourcing(seed: string | number, aspect: number): Scene {
  const random = createRandom(seed);
  const area = 2600;
  const width = Math.round(Math.sqrt(area * aspect));
  const height = Math.round(Math.sqrt(area / aspect));
  const pen = Pen.start({ x: 0, y: 0 });
  const gap = 1.6;
  const tapes: Reel[] = [];
  let used = gap;
  for (let index = 0; used < height - 2 * gap; index += 1) {
    const room = height - used - gap;
    const fitting = (index % 2 === 0 ? large : small).filter((tape) => tape.width <= room && !tapes.includes(tape));
    const [first, ...others] = fitting.length > 0 ? fitting : small.filter((tape) => tape.width <= room);
    if (!first) break;
    const tape = random.pick([first, ...others]);
    tapes.push(tape);
    used += tape.width + gap;
  }
  const between = (height - tapes.reduce((sum, tape) => sum + tape.width, 0)) / (tapes.length + 1);
  let top = between;
  for (const tape of tapes) {
    drawTape(pen, tape, width, top + tape.width / 2, random);
    top += tape.width + between;
  }
  const radius = Math.min(height * 0.4, width * 0.25);
  const middle = { x: Math.max(width * 0.3, radius + 3), y: height * 0.5 };
  drawReel(pen, middle, radius, (tapes[0] ?? large[0]).value, random);
  return { width: width * unit, height: height * unit, shapes: pen.shapes() };
}
