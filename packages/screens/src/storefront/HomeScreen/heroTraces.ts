/** The size of the drawing behind the headline, in pixels at the usual text size. Its lower edge lies on the panel. */
export const heroTracesSize = { width: 720, height: 640 } as const;

/** One tenth of an inch at the scale of the drawing, as the token `size.grid`. */
const pitch = 24;

const padCount = 14;

/** Where the trace of a pad ends: at the edge of the board, at a via, or at a pin of the chip. */
interface HeroTrace {
  d: string;
  end: 'edge' | 'via';
  x: number;
  y: number;
}

/**
 * The traces that leave the upper pads of the quick-quote panel: straight up, a bend of 45° all at one pitch, then on to
 * the edge of the board. Every fifth one ends in a via on the way.
 */
export function heroTraces(): readonly HeroTrace[] {
  return Array.from({ length: padCount }, (_, index) => {
    const padX = heroTracesSize.width - pitch * (index + 1.5);
    const isVia = index % 5 === 3;
    // The outer trace bends first, so that the diagonals keep their distance.
    const bendY = heroTracesSize.height - 48 - index * 10;
    const jog = 120;
    const x = padX + jog - 96;
    const y = isVia ? bendY - jog - 40 - (index % 3) * 32 : 0;
    return {
      d: `M${padX} ${heroTracesSize.height}V${bendY}l${x - padX} ${-Math.abs(x - padX)}V${y}`,
      end: isVia ? 'via' : 'edge',
      x,
      y,
    };
  });
}
