import type { Camera } from '@pcb/art/ScaleDrawing';
import type { Place } from '@pcb/gerber/reading';
import * as styles from './BoardPicture.css.ts';
import { project, projectionOf, type Sheet } from './projection.ts';

interface PlaceRingsProps {
  sheet: Sheet;
  camera: Camera;
  places: readonly Place[];
  /** The place with the larger ring. */
  place: Place | undefined;
}

/** In pixels. */
const radius = { small: 7, large: 22 } as const;

/** Rings whose size does not depend on the zoom. */
export function PlaceRings({ sheet, camera, places, place }: PlaceRingsProps) {
  const projection = projectionOf(sheet, camera, 100, (100 * sheet.height) / sheet.width);
  const rings = [
    ...places.map((each) => ({ at: each, r: radius.small })),
    ...(place ? [{ at: place, r: radius.large }] : []),
  ].map(({ at, r }) => {
    const { x, y } = project(projection, at);
    return { r, cx: `${x}%`, cy: `${(y * sheet.width) / sheet.height}%` };
  });
  return (
    <svg className={styles.rings} aria-hidden="true">
      {[styles.ringEdge, styles.ring].map((className) => (
        <g key={className} className={className}>
          {rings.map((circle, index) => (
            <circle key={index} {...circle} />
          ))}
        </g>
      ))}
    </svg>
  );
}
