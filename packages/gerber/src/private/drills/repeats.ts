import type { DrillHit } from './program.ts';

export interface PatternLook {
  swaps: boolean;
  mirrorsX: boolean;
  mirrorsY: boolean;
}

/** The hits between `M25` and `M01`, which `M02` repeats. */
export class Pattern {
  private last: number | undefined;
  /** The offset from the pattern to its last copy. Each `M02` states the distance from the previous copy. */
  private offsetX = 0;
  private offsetY = 0;

  constructor(private readonly start: number) {}

  end(at: number) {
    this.last = at;
    this.offsetX = 0;
    this.offsetY = 0;
  }

  next(
    hits: readonly DrillHit[],
    dx: number,
    dy: number,
    { swaps, mirrorsX, mirrorsY }: PatternLook,
    zeroX: number,
    zeroY: number,
  ): readonly DrillHit[] {
    this.last ??= hits.length;
    this.offsetX += dx;
    this.offsetY += dy;
    const [moveX, moveY] = [this.offsetX + zeroX, this.offsetY + zeroY];
    return hits.slice(this.start, this.last).map((hit) => {
      const points: number[] = [];
      for (let index = 0; index < hit.points.length; index += 2) {
        const x = ((hit.points[index] ?? 0) - zeroX) * (mirrorsX ? -1 : 1);
        const y = ((hit.points[index + 1] ?? 0) - zeroY) * (mirrorsY ? -1 : 1);
        points.push((swaps ? y : x) + moveX, (swaps ? x : y) + moveY);
      }
      return { ...hit, points };
    });
  }
}
