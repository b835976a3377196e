import { directions, type Point } from '../pen/geometry.ts';

const free = 0;
const blocked = -1;

interface Layer {
  /** The cells that no other net may enter: pads, holes, bodies, the edge. */
  pads: Int16Array;
  tracks: Int16Array;
}

interface End extends Point {
  out?: number;
}

const straightCost = 10;
const diagonalCost = 14;
const bendCost = 9;
const crowdCost = 7;
/** The search stops here, because no designer would draw a longer detour. */
const maxSteps = 2500;

class Queue {
  private readonly costs: number[] = [];
  private readonly cells: number[] = [];

  push(cost: number, cell: number) {
    let hole = this.costs.length;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if ((this.costs[parent] ?? 0) <= cost) break;
      this.costs[hole] = this.costs[parent] ?? 0;
      this.cells[hole] = this.cells[parent] ?? 0;
      hole = parent;
    }
    this.costs[hole] = cost;
    this.cells[hole] = cell;
  }

  pop(): number | undefined {
    const result = this.cells[0];
    const cost = this.costs.pop();
    const cell = this.cells.pop();
    const count = this.costs.length;
    if (count === 0 || cost === undefined || cell === undefined) return result;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= count) break;
      if (child + 1 < count && (this.costs[child + 1] ?? 0) < (this.costs[child] ?? 0)) child += 1;
      if ((this.costs[child] ?? 0) >= cost) break;
      this.costs[hole] = this.costs[child] ?? 0;
      this.cells[hole] = this.cells[child] ?? 0;
      hole = child;
    }
    this.costs[hole] = cost;
    this.cells[hole] = cell;
    return result;
  }
}

/** Uses A* in eight directions, with bends of at most 45°. Never crosses another net or cuts past a pad's corner. */
export class Router {
  private readonly layers: { top: Layer; bottom: Layer };

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    const layer = (): Layer => ({ pads: new Int16Array(width * height), tracks: new Int16Array(width * height) });
    this.layers = { top: layer(), bottom: layer() };
  }

  private cell({ x, y }: Point) {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? undefined : y * this.width + x;
  }

  /** Reserves a cell for a net, or blocks it if there is none. */
  occupy(point: Point, net: number | undefined, layers: readonly ('top' | 'bottom')[]) {
    const cell = this.cell(point);
    if (cell === undefined) return;
    for (const layer of layers) this.layers[layer].pads[cell] = net ?? blocked;
  }

  private isOpen(layer: Layer, cell: number, net: number) {
    const pad = layer.pads[cell] ?? blocked;
    const track = layer.tracks[cell] ?? blocked;
    return (pad === free || pad === net) && (track === free || track === net);
  }

  /** A via requires the cell and its neighbours to be free for the net on both layers. */
  hasRoomForVia(point: Point, net: number) {
    const cell = this.cell(point);
    if (cell === undefined) return false;
    return [this.layers.top, this.layers.bottom].every(
      (layer) =>
        this.isOpen(layer, cell, net) &&
        directions.every((step) => {
          const neighbour = this.cell({ x: point.x + step.x, y: point.y + step.y });
          return neighbour !== undefined && this.isOpen(layer, neighbour, net);
        }),
    );
  }

  isClear(point: Point) {
    const cell = this.cell(point);
    if (cell === undefined) return true;
    const pad = this.layers.top.pads[cell] ?? free;
    return this.layers.top.tracks[cell] === free && (pad === free || pad === blocked);
  }

  private mayStep(layer: Layer, from: Point, direction: number, net: number) {
    const step = directions[direction];
    if (!step) return false;
    const target = this.cell({ x: from.x + step.x, y: from.y + step.y });
    if (target === undefined || !this.isOpen(layer, target, net)) return false;
    if (direction % 2 === 0) return true;
    const corners = [this.cell({ x: from.x + step.x, y: from.y }), this.cell({ x: from.x, y: from.y + step.y })];
    let taken = 0;
    for (const corner of corners) {
      if (corner === undefined) return false;
      const pad = layer.pads[corner] ?? blocked;
      if (pad !== free && pad !== net) return false;
      const track = layer.tracks[corner] ?? blocked;
      if (track !== free && track !== net) taken += 1;
    }
    // Tracks at both corners may be a single track, which this step would cross.
    return taken < 2;
  }

  private isCrowded(layer: Layer, { x, y }: Point, net: number) {
    for (const step of directions) {
      const pad = layer.pads[(y + step.y) * this.width + x + step.x] ?? free;
      if (pad !== free && pad !== net) return true;
    }
    return false;
  }

  /** Returns the path along the given steps, or `undefined` if one of them is not free. */
  tryPath(net: number, start: Point, steps: readonly number[], name: 'top' | 'bottom' = 'top'): Point[] | undefined {
    const layer = this.layers[name];
    const points = [start];
    let at = start;
    for (const direction of steps) {
      if (!this.mayStep(layer, at, direction, net)) return undefined;
      const step = directions[direction];
      if (!step) return undefined;
      at = { x: at.x + step.x, y: at.y + step.y };
      points.push(at);
    }
    return points;
  }

  lay(net: number, points: readonly Point[], name: 'top' | 'bottom' = 'top') {
    for (const point of points) {
      const cell = this.cell(point);
      if (cell !== undefined) this.layers[name].tracks[cell] = net;
    }
  }

  /** Returns the cheapest path from one pad to another, cell by cell, or `undefined` if there is none. */
  find(net: number, from: End, to: End, name: 'top' | 'bottom' = 'top'): Point[] | undefined {
    const layer = this.layers[name];
    const count = this.width * this.height;
    const costs = new Int32Array(count).fill(0x7fffffff);
    const arrivals = new Int8Array(count).fill(-1);
    const start = this.cell(from);
    const goal = this.cell(to);
    if (start === undefined || goal === undefined) return undefined;
    const estimate = (point: Point) => {
      const dx = Math.abs(point.x - to.x);
      const dy = Math.abs(point.y - to.y);
      return straightCost * Math.max(dx, dy) + (diagonalCost - straightCost) * Math.min(dx, dy);
    };
    const queue = new Queue();
    let remainingSteps = maxSteps;
    costs[start] = 0;
    queue.push(estimate(from), start);
    for (;;) {
      const cell = queue.pop();
      if (cell === undefined) return undefined;
      if (cell === goal) return this.trackBack(arrivals, start, goal);
      remainingSteps -= 1;
      if (remainingSteps < 0) return undefined;
      const point: Point = { x: cell % this.width, y: Math.floor(cell / this.width) };
      const came = arrivals[cell] ?? -1;
      for (let direction = 0; direction < 8; direction += 1) {
        const step = directions[direction];
        if (!step) continue;
        if (cell === start && from.out !== undefined && direction !== from.out) continue;
        const turn = came < 0 ? 0 : Math.min((direction - came + 8) % 8, (came - direction + 8) % 8);
        if (turn > 1) continue;
        if (!this.mayStep(layer, point, direction, net)) continue;
        const target = { x: point.x + step.x, y: point.y + step.y };
        const next = target.y * this.width + target.x;
        if (next === goal && to.out !== undefined && (direction + 4) % 8 !== to.out) continue;
        const cost =
          (costs[cell] ?? 0) +
          (direction % 2 === 0 ? straightCost : diagonalCost) +
          turn * bendCost +
          (this.isCrowded(layer, target, net) ? crowdCost : 0);
        if (cost < (costs[next] ?? 0)) {
          costs[next] = cost;
          arrivals[next] = direction;
          queue.push(cost + estimate(target), next);
        }
      }
    }
  }

  private trackBack(arrivals: Int8Array, start: number, goal: number): Point[] {
    const points: Point[] = [];
    for (let cell = goal; ;) {
      const point = { x: cell % this.width, y: Math.floor(cell / this.width) };
      points.push(point);
      if (cell === start) return points.reverse();
      const step = directions[arrivals[cell] ?? 0] ?? directions[0];
      cell = (point.y - step.y) * this.width + (point.x - step.x);
    }
  }
}

export function bendsOf(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    return after.x - point.x !== point.x - before.x || after.y - point.y !== point.y - before.y;
  });
}
