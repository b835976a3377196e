import type { Size } from '@pcb/engineering/capabilities';
import { circlePath, rectPath } from '../../private/pen/path.ts';
import { roundedRectPath } from '../../private/pen/roundedRectPath.ts';
import { pieceScene, type Scene } from './scene.ts';

/** An aluminium tube of 25 mm, as is usual, or narrower. It is not our figure, so it has no dimension line. */
const tube = { width: 25, maxFraction: 0.1 };
const mesh = { width: 20, maxFraction: 0.08 };

const narrowed = ({ width, maxFraction }: typeof tube, side: number) => Math.min(width, maxFraction * side);

/** Half-etched in three corners, so that nobody can turn the foil. */
function fiducials(x: number, y: number, { width, height }: Size) {
  const side = Math.min(width, height);
  const radius = Math.min(1.5, 0.02 * side);
  const inset = 0.1 * side;
  return [
    circlePath(x + inset, y + inset, radius),
    circlePath(x + width - inset, y + inset, radius),
    circlePath(x + inset, y + height - inset, radius),
  ].join('');
}

/** Draws a stencil of an outer size in mm (more than 0, unchecked), in a frame or as a foil. */
export const stencilScene = (stencil: Size, isFramed: boolean): Scene =>
  pieceScene(stencil, { material: 'steel', finish: 'tin' }, (x, y) => {
    const { width, height } = stencil;
    const side = Math.min(width, height);
    if (!isFramed)
      return [
        { paint: 'foil', d: roundedRectPath(x, y, width, height, Math.min(3, 0.05 * side)) },
        { paint: 'hole', d: fiducials(x, y, stencil) },
      ];
    const inTube = narrowed(tube, side);
    const inMesh = inTube + narrowed(mesh, side);
    const foil = { width: width - 2 * inMesh, height: height - 2 * inMesh };
    return [
      { paint: 'tube', d: roundedRectPath(x, y, width, height, Math.min(4, 0.05 * side)) },
      { paint: 'mesh', d: rectPath(x + inTube, y + inTube, width - 2 * inTube, height - 2 * inTube) },
      { paint: 'foil', d: rectPath(x + inMesh, y + inMesh, foil.width, foil.height) },
      { paint: 'hole', d: fiducials(x + inMesh, y + inMesh, foil) },
    ];
  });
