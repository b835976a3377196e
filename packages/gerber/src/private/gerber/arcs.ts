/** In mm: the maximum deviation of chords from arcs. Gaps are measured to 2 µm. */
const sagitta = 0.0005;

const fullTurn = 2 * Math.PI;

const chordCount = (radius: number, angle: number, deviation: number) => {
  if (radius <= deviation) return 4;
  const step = 2 * Math.acos(1 - deviation / radius);
  return Math.min(2000, Math.max(1, Math.ceil(Math.abs(angle) / step)));
};

export interface Arc {
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  centreX: number;
  centreY: number;
  isClockwise: boolean;
}

/** Appends the points after the start. An arc that ends at its start is a full circle. `deviation` is in mm. */
export function pushArc(points: number[], arc: Arc, deviation = sagitta) {
  const { startX, startY, endX, endY, centreX, centreY, isClockwise } = arc;
  const from = Math.atan2(startY - centreY, startX - centreX);
  const to = Math.atan2(endY - centreY, endX - centreX);
  const startRadius = Math.hypot(startX - centreX, startY - centreY);
  const endRadius = Math.hypot(endX - centreX, endY - centreY);
  let angle = isClockwise ? from - to : to - from;
  const isSamePoint = startX === endX && startY === endY;
  if (isSamePoint) angle = fullTurn;
  else {
    while (angle <= 0) angle += fullTurn;
    while (angle > fullTurn) angle -= fullTurn;
  }
  const count = chordCount(Math.max(startRadius, endRadius), angle, deviation);
  const direction = isClockwise ? -1 : 1;
  for (let index = 1; index < count; index += 1) {
    const share = index / count;
    // The ends have different radii because of rounding, so the radius changes along the arc.
    const radius = startRadius + (endRadius - startRadius) * share;
    const at = from + direction * angle * share;
    points.push(centreX + radius * Math.cos(at), centreY + radius * Math.sin(at));
  }
  points.push(endX, endY);
}

export function circlePoints(x: number, y: number, radius: number, deviation = sagitta): number[] {
  const count = Math.max(8, chordCount(radius, fullTurn, deviation));
  const points: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = (fullTurn * index) / count;
    points.push(x + radius * Math.cos(at), y + radius * Math.sin(at));
  }
  return points;
}
