import { arcCentre, type Centre, type Ends } from '../gerber/arcCentre.ts';
import { pushArc } from '../gerber/arcs.ts';
import { toMillimetres } from './numbers.ts';
import type { DrillFormat } from './program.ts';

/** In mm: the maximum deviation of chords from a routed arc. Routers are not more accurate. */
const deviation = 0.002;

export interface ArcWords {
  radius: string | undefined;
  i: string | undefined;
  j: string | undefined;
}

function centreByRadius({ startX, startY, endX, endY, isClockwise }: Ends, radius: number): Centre | undefined {
  const [dx, dy] = [endX - startX, endY - startY];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return undefined;
  // The radius of a half circle can be rounded to less than half of its chord.
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
  const side = (isClockwise ? -height : height) / chord;
  return { centreX: (startX + endX) / 2 - side * dy, centreY: (startY + endY) / 2 + side * dx };
}

function centreOf(ends: Ends, { radius, i = '0', j = '0' }: ArcWords, format: DrillFormat): Centre | undefined {
  if (radius !== undefined) return centreByRadius(ends, toMillimetres(radius, format));
  return arcCentre(ends, toMillimetres(i, format), toMillimetres(j, format), undefined);
}

export function pushRouted(
  path: number[],
  [endX = 0, endY = 0]: readonly number[],
  interpolation: number,
  arc: ArcWords,
  format: DrillFormat,
) {
  const [startX = 0, startY = 0] = path.slice(-2);
  const ends = { startX, startY, endX, endY, isClockwise: interpolation === 2 };
  const hasArc = arc.radius !== undefined || arc.i !== undefined || arc.j !== undefined;
  const centre = interpolation === 1 || !hasArc ? undefined : centreOf(ends, arc, format);
  if (centre) pushArc(path, { ...ends, ...centre }, deviation);
  else path.push(endX, endY);
}
