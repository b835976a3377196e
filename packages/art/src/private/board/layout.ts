import { grown, overlaps, type Point, type Rect, type Turn, turnedRect } from '../pen/geometry.ts';
import { textWidth } from '../pen/strokeFont.ts';
import { courtyardOf, type Footprint, type Pad } from './footprints.ts';
import type { Random } from './random.ts';
import { bendsOf, Router } from './router.ts';

export interface PlacedPad extends Pad {
  net: number | undefined;
}

export interface Part {
  footprint: Footprint;
  x: number;
  y: number;
  turn: Turn;
  reference: string;
  pads: readonly PlacedPad[];
  courtyard: Rect;
}

export type TrackKind = 'signal' | 'bright' | 'power';

export interface Track {
  kind: TrackKind;
  layer: 'top' | 'bottom';
  net: number;
  points: readonly Point[];
}

export interface Label {
  text: string;
  x: number;
  y: number;
  height: number;
  /** Whether it is the name of a module, in bold strokes that stay legible in a small picture. */
  isTitle?: boolean;
}

const both = ['top', 'bottom'] as const;
const edge = 2;

/** A separate net, so that tracks and parts avoid the text. */
const textNet = -3;

export function padsTowards(part: Part | undefined, direction: number): PlacedPad[] {
  return inOrder(part?.pads.filter(({ out }) => out === direction) ?? []);
}

export function inOrder(pads: readonly PlacedPad[]): PlacedPad[] {
  const spread = (of: (pad: PlacedPad) => number) => Math.max(...pads.map(of)) - Math.min(...pads.map(of));
  const across = spread(({ x }) => x) >= spread(({ y }) => y);
  return [...pads].sort((a, b) => (across ? a.x - b.x : a.y - b.y));
}

/** A board under construction. Parts are placed first, then connected. */
export class Layout {
  readonly parts: Part[] = [];
  readonly tracks: Track[] = [];
  readonly vias: Point[] = [];
  readonly holes: Point[] = [];
  readonly fiducials: Point[] = [];
  readonly labels: Label[] = [];
  private readonly router: Router;
  private readonly counters = new Map<string, number>();
  private nets = 0;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly random: Random,
  ) {
    this.router = new Router(width + 1, height + 1);
    for (let y = 0; y <= height; y += 1) {
      for (let x = 0; x <= width; x += 1) {
        if (x < edge || y < edge || x > width - edge || y > height - edge)
          this.router.occupy({ x, y }, undefined, both);
      }
    }
  }

  private reserve(rect: Rect, net: number | undefined, layers: readonly ('top' | 'bottom')[]) {
    const slack = 1e-6;
    for (let y = Math.ceil(rect.y - rect.h / 2 + slack); y < rect.y + rect.h / 2 - slack; y += 1) {
      for (let x = Math.ceil(rect.x - rect.w / 2 + slack); x < rect.x + rect.w / 2 - slack; x += 1) {
        this.router.occupy({ x, y }, net, layers);
      }
    }
  }

  private reservePad(pad: PlacedPad) {
    this.reserve(grown(pad, 0.45), pad.net, pad.hole > 0 ? both : ['top']);
  }

  private isFree(rect: Rect, overhang: boolean) {
    const inside =
      overhang ||
      (rect.x - rect.w / 2 >= edge - 0.8 &&
        rect.y - rect.h / 2 >= edge - 0.8 &&
        rect.x + rect.w / 2 <= this.width - edge + 0.8 &&
        rect.y + rect.h / 2 <= this.height - edge + 0.8);
    return (
      inside &&
      !this.parts.some(({ courtyard }) => overlaps(rect, courtyard)) &&
      !this.marks().some((mark) => overlaps(rect, mark)) &&
      this.isClear(rect)
    );
  }

  private marks(): Rect[] {
    return [...this.holes, ...this.fiducials].map((point) => ({ ...point, w: 6, h: 6 }));
  }

  private isClear(rect: Rect) {
    for (let y = Math.ceil(rect.y - rect.h / 2); y <= rect.y + rect.h / 2; y += 1) {
      for (let x = Math.ceil(rect.x - rect.w / 2); x <= rect.x + rect.w / 2; x += 1) {
        if (!this.router.isClear({ x, y })) return false;
      }
    }
    return true;
  }

  findRoom(w: number, h: number, near: Point): Point | undefined {
    // A summed-area table makes each candidate cost four look-ups.
    const stride = this.width + 2;
    const sums = new Int32Array(stride * (this.height + 2));
    const obstacles = [...this.parts.map(({ courtyard }) => courtyard), ...this.marks()];
    const taken = new Uint8Array(stride * (this.height + 2));
    for (const { x, y, w: across, h: along } of obstacles) {
      for (let row = Math.max(0, Math.floor(y - along / 2)); row <= Math.min(this.height, y + along / 2); row += 1) {
        for (
          let cell = Math.max(0, Math.floor(x - across / 2));
          cell <= Math.min(this.width, x + across / 2);
          cell += 1
        ) {
          taken[row * stride + cell] = 1;
        }
      }
    }
    for (let y = 0; y <= this.height; y += 1) {
      let line = 0;
      for (let x = 0; x <= this.width; x += 1) {
        if (taken[y * stride + x] || !this.router.isClear({ x, y })) line += 1;
        sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + line;
      }
    }
    const sum = (x: number, y: number) => sums[y * stride + x] ?? 0;
    let best: Point | undefined;
    let minDistance = Infinity;
    for (let top = edge; top + h <= this.height - edge; top += 1) {
      for (let left = edge; left + w <= this.width - edge; left += 1) {
        const right = left + w + 1;
        const bottom = top + h + 1;
        if (sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top) > 0) continue;
        const middle = { x: left + Math.round(w / 2), y: top + Math.round(h / 2) };
        const distance = Math.hypot(middle.x - near.x, middle.y - near.y);
        if (distance < minDistance) {
          minDistance = distance;
          best = middle;
        }
      }
    }
    return best;
  }

  addHole(point: Point) {
    this.holes.push(point);
    this.reserve({ ...point, w: 6.5, h: 6.5 }, undefined, both);
  }

  addFiducial(point: Point) {
    if (!this.isFree({ ...point, w: 4, h: 4 }, false)) return;
    this.fiducials.push(point);
    this.reserve({ ...point, w: 4, h: 4 }, undefined, ['top']);
  }

  /** Places a part at a position, or at the nearest free one within `search` cells. */
  place(
    footprint: Footprint,
    x: number,
    y: number,
    { turn = 0, search = 8, overhang = false }: { turn?: Turn; search?: number; overhang?: boolean } = {},
  ): Part | undefined {
    const courtyard = turnedRect(courtyardOf(footprint), turn);
    const middle = { x: Math.round(x), y: Math.round(y) };
    for (let ring = 0; ring <= search; ring += 1) {
      for (let dy = -ring; dy <= ring; dy += 1) {
        for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring ? 1 : Math.max(2 * ring, 1)) {
          const at = { x: middle.x + dx, y: middle.y + dy };
          const rect = { ...courtyard, x: courtyard.x + at.x, y: courtyard.y + at.y };
          if (this.isFree(rect, overhang)) return this.put(footprint, at, turn, rect);
        }
      }
    }
    return undefined;
  }

  private put(footprint: Footprint, at: Point, turn: Turn, courtyard: Rect): Part {
    const number = (this.counters.get(footprint.prefix) ?? 0) + 1;
    this.counters.set(footprint.prefix, number);
    const pads = footprint.pads.map((pad): PlacedPad => {
      const place = turnedRect(pad, turn);
      return {
        ...pad,
        ...place,
        x: place.x + at.x,
        y: place.y + at.y,
        net: undefined,
        ...(pad.out !== undefined && { out: (pad.out + 2 * turn) % 8 }),
      };
    });
    const part = { footprint, ...at, turn, reference: `${footprint.prefix}${number}`, pads, courtyard };
    this.parts.push(part);
    if (footprint.blocks) {
      const outline = turnedRect(footprint.outline, turn);
      this.reserve({ ...outline, x: outline.x + at.x, y: outline.y + at.y }, undefined, ['top']);
    }
    for (const pad of pads) this.reservePad(pad);
    return part;
  }

  private join(pads: readonly PlacedPad[]): number {
    const net = pads.find((pad) => pad.net !== undefined)?.net ?? (this.nets += 1);
    for (const pad of pads) {
      pad.net = net;
      this.reservePad(pad);
    }
    return net;
  }

  private addTrack(kind: TrackKind, layer: 'top' | 'bottom', net: number, path: readonly Point[]) {
    this.router.lay(net, path, layer);
    this.tracks.push({ kind, layer, net, points: bendsOf(path).map(({ x, y }) => ({ x, y })) });
  }

  /** Connects two pads on the top layer, or through vias on the bottom layer if the top has no path. */
  connect(from: PlacedPad | undefined, to: PlacedPad | undefined, kind: TrackKind = 'signal') {
    if (!from || !to || (from.net !== undefined && to.net !== undefined)) return;
    const net = this.join([from, to]);
    const path = this.router.find(net, from, to);
    if (path) {
      this.addTrack(kind, 'top', net, path);
      return;
    }
    const first = this.escape(from, kind);
    const second = this.escape(to, kind);
    if (!first || !second) return;
    const below = this.router.find(net, { x: first.x, y: first.y }, { x: second.x, y: second.y }, 'bottom');
    if (below) this.addTrack(kind, 'bottom', net, below);
  }

  connectRows(from: readonly PlacedPad[], to: readonly PlacedPad[], kind: TrackKind = 'signal') {
    for (let index = 0; index < Math.min(from.length, to.length); index += 1)
      this.connect(from[index], to[index], kind);
  }

  escape(pad: PlacedPad | undefined, kind: TrackKind = 'signal', reach = 2): Point | undefined {
    if (!pad) return undefined;
    const net = this.join([pad]);
    if (pad.hole > 0) return pad;
    const starts = pad.out === undefined ? [0, 2, 4, 6] : [pad.out];
    for (const length of [reach, reach + 1, reach + 2, reach + 4]) {
      for (const start of starts) {
        for (const end of [start, start + 1, start + 7]) {
          const steps = [...Array<number>(length).fill(start), ...(end === start ? [] : [end % 8, end % 8])];
          const path = this.router.tryPath(net, { x: pad.x, y: pad.y }, steps);
          const last = path?.at(-1);
          if (path && last && this.addVia(last, net)) {
            this.addTrack(kind, 'top', net, path);
            return last;
          }
        }
      }
    }
    return undefined;
  }

  private addVia(point: Point, net: number) {
    if (!this.router.hasRoomForVia(point, net)) return false;
    this.vias.push({ x: point.x, y: point.y });
    this.router.occupy(point, net, both);
    return true;
  }

  stitch(point: Point) {
    this.addVia(point, -2);
  }

  /** Prints the name of a module and reserves its place before any part is placed. */
  printTitle(text: string, place: Point, height: number) {
    this.labels.push({ text, ...place, height, isTitle: true });
    this.reserve({ ...place, w: textWidth(text, height) + 2, h: height + 1 }, textNet, ['top']);
  }

  print(text: string, places: readonly Point[], height: number) {
    const w = textWidth(text, height) + 0.6;
    const place = places.find((point) => {
      const rect = { ...point, w, h: height + 0.5 };
      return (
        this.isFree(rect, false) &&
        !this.labels.some((label) =>
          // A letter's width apart, so that C2 next to C1 does not look like C2C1.
          overlaps(rect, { ...label, w: textWidth(label.text, label.height) + 1.8, h: label.height + 0.4 }),
        ) &&
        !this.vias.some((via) => overlaps(rect, { ...via, w: 0.9, h: 0.9 }))
      );
    });
    if (place) this.labels.push({ text, ...place, height });
  }

  printReferences() {
    for (const { reference, courtyard } of this.parts) {
      const height = courtyard.w * courtyard.h > 60 ? 1.35 : 1;
      const across = courtyard.w / 2 + textWidth(reference, height) / 2 + 0.4;
      const along = courtyard.h / 2 + height / 2 + 0.35;
      const { x, y, w } = courtyard;
      const aside = w / 2 - textWidth(reference, height) / 2;
      this.print(
        reference,
        [
          { x, y: y - along },
          { x, y: y + along },
          { x: x + across, y },
          { x: x - across, y },
          { x: x - aside, y: y - along },
          { x: x + aside, y: y - along },
          { x: x - aside, y: y + along },
          { x: x + aside, y: y + along },
        ],
        height,
      );
    }
  }
}
