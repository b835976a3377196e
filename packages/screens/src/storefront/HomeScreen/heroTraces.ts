/** The size of the drawing behind the headline, in pixels at the default text size. It ends at the top of the panel. */
export const heroTracesSize = { width: 720, height: 640 } as const;

/** One tenth of an inch at the scale of the drawing; matches the token `size.grid`. */
const pitch = 24;

const traceCount = 12;

/** The horizontal offset of a track, a multiple of the pitch. */
const jog = 4 * pitch;

/** One track, which runs to the edge of the board or ends in a via at `x` and `y`. */
export interface HeroTrace {
  d: string;
  end: 'edge' | 'via';
  x: number;
  y: number;
}

/**
 * The tracks from the upper pads of the quick-quote panel, right to left: straight up, a 45° diagonal, then up to the
 * edge of the board. Every fifth track ends in a via.
 */
export function heroTraces(): readonly HeroTrace[] {
  return Array.from({ length: traceCount }, (_, index) => {
    const padX = heroTracesSize.width - 1.5 * pitch - jog - pitch * index;
    // Each track bends slightly higher than the one before, which keeps the pitch between the diagonals.
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
