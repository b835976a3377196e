import { times } from '../../private/pen/path.ts';

/** In units of the view box. The tracks start at the bottom edge. */
export const fanSize = { width: 720, height: 640 } as const;

const pitch = 24;

const traceCount = 12;

const jog = 4 * pitch;

export interface FanTrack {
  d: string;
  end: 'edge' | 'via';
  x: number;
  y: number;
}

/** Returns tracks from right to left: up, a 45° diagonal, up to the edge. Every fifth track ends in a via. */
export function fanOut(): readonly FanTrack[] {
  return times(traceCount, (index) => {
    const padX = fanSize.width - 1.5 * pitch - jog - pitch * index;
    // Each track bends slightly higher than the previous one, which keeps the pitch between the diagonals.
    const bendY = fanSize.height - 48 - 10 * index;
    const isVia = index % 5 === 3;
    const x = padX + jog;
    const y = isVia ? bendY - jog - 40 - 32 * (index % 3) : 0;
    return {
      d: `M${padX} ${fanSize.height}V${bendY}l${jog} ${-jog}V${y}`,
      end: isVia ? 'via' : 'edge',
      x,
      y,
    };
  });
}
