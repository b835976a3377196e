import { arcCentre, type Centre, type Ends } from '../gerber/arcCentre.ts';
import { pushArc } from '../gerber/arcs.ts';
import { toMillimetres } from './drillFormat.ts';
import type { DrillFormat, DrillHit, RoutedArc } from './program.ts';

/** In millimetres: how far chords may be from a routed arc. A router is no more accurate. */
const deviation = 0.002;

/** The centre of an arc of at most a half circle, by its radius. */
function centreByRadius({ startX, startY, endX, endY, isClockwise }: Ends, radius: number): Centre | undefined {
  const [dx, dy] = [endX - startX, endY - startY];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return undefined;
  // The radius of a half circle can be rounded to less than half its chord.
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
  const side = (isClockwise ? -height : height) / chord;
  return { centreX: (startX + endX) / 2 - side * dy, centreY: (startY + endY) / 2 + side * dx };
}

function centreOf(ends: Ends, { radius, i = '0', j = '0' }: RoutedArc, format: DrillFormat): Centre | undefined {
  if (radius !== undefined) return centreByRadius(ends, toMillimetres(radius, format));
  return arcCentre(ends, toMillimetres(i, format), toMillimetres(j, format), undefined);
}

/** The points of a hit in millimetres, with arcs as chords. */
export function pathOf({ points, arcs }: DrillHit, format: DrillFormat): readonly number[] {
  const corners = points.map((text) => toMillimetres(text, format));
  if (!arcs) return corners;
  const path = corners.slice(0, 2);
  for (let index = 2; index < corners.length; index += 2) {
    const arc = arcs.get(index);
    const [startX = 0, startY = 0, endX = 0, endY = 0] = corners.slice(index - 2, index + 2);
    const ends = { startX, startY, endX, endY, isClockwise: arc?.isClockwise ?? false };
    const centre = arc && centreOf(ends, arc, format);
    if (centre) pushArc(path, { ...ends, ...centre }, deviation);
    else path.push(endX, endY);
  }
  return path;
}
