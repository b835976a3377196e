/** The size of the drawing behind the headline, in pixels at the usual text size. Its lower edge lies on the panel. */
export const heroTracesSize = { width: 720, height: 640 } as const;

/** One tenth of an inch at the scale of the drawing, as the token `size.grid`. */
const pitch = 24;

const traceCount = 12;

/** How far a trace steps aside, a whole number of pitches. */
const jog = 4 * pitch;

/** One trace, and whether it reaches the edge of the board or ends in a via before, at `x` and `y`. */
export interface HeroTrace {
  d: string;
  end: 'edge' | 'via';
  x: number;
  y: number;
}

/**
 * The traces that leave the upper pads of the quick-quote panel, from the right: straight up, aside at 45°, then on to
 * the edge of the board. Every fifth one ends in a via on the way.
 */
export function heroTraces(): readonly HeroTrace[] {
  return Array.from({ length: traceCount }, (_, index) => {
    const padX = heroTracesSize.width - 1.5 * pitch - jog - pitch * index;
    // Each bends a little higher than its neighbour, so that the diagonals keep the pitch too.
    const bendY = heroTracesSize.height - 48 - 10 * index;
    const isVia = index % 5 === 3;
    const x = padX + jog;
    const y = isVia ? bendY - jog - 40 - 32 * (index % 3) : 0;
    return {
      d: `M${padX} ${heroTracesSize.height}V${bendY}l${jog} ${-jog}V${y}`,
      end: isVia ? 'via' : 'edge',
      x,
      y,
    };
  });
}
